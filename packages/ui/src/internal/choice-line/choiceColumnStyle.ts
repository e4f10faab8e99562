import { css } from 'styled-components'

/** Choices under each other, or beside each other as far as they fit. */
export const choiceColumnStyle = css`
  display: flex;
  flex-direction: column;
  align-items: start;
  min-width: 0;
  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
    gap: 0 16px;
  }
`
