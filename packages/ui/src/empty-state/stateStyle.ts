import { css } from 'styled-components'

/** The look of what stands in place of content: an icon over a sentence, in the middle. */
export const stateStyle = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 4px;
  padding: 40px 24px;
  min-width: 0;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
  color: var(--ink-2);
  & > svg.lucide {
    width: 24px;
    height: 24px;
    margin-bottom: 4px;
    stroke-width: 1.5;
    color: var(--ink-3);
  }
  & > b {
    color: var(--ink);
  }
  & > button,
  & > a {
    margin-top: 12px;
  }
`
