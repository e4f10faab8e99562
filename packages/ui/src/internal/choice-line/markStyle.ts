import { css } from 'styled-components'

/** The box that is ticked when something is chosen. */
export const markStyle = css`
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  border: 1px solid var(--line-field);
  border-radius: var(--r-1);
  background: var(--surface);
  color: var(--on-accent);
`
