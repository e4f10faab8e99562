import { css } from 'styled-components'

/** A value that is missing: a dash, so that nobody takes its place for one that is still loading. It is not read aloud. */
export const emptyValueStyle = css`
  &:empty::before {
    content: '–';
    content: '–' / '';
    font-weight: 400;
    color: var(--ink-3);
  }
`
