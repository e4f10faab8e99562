import { css } from 'styled-components'

/**
 * A button that belongs to a larger part and has no edge: 24 px around one icon, and a ground under the pointer. A part that
 * needs another size on a phone, or another colour, writes it after.
 */
export const partButtonStyle = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: var(--ink-3);
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: var(--pressed);
      color: var(--ink);
    }
  }
`
