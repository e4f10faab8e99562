import { css } from 'styled-components'

/** The look of a key that does what it stands beside. */
export const keyHintStyle = css`
  padding: 0 5px;
  border: 1px solid var(--line);
  border-radius: var(--r-1);
  background: var(--surface);
  font-family: inherit;
  font-size: var(--fs-1);
  line-height: var(--lh-1);
  color: var(--ink-2);
`
