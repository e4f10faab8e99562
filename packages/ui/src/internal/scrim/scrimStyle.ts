import { css } from 'styled-components'

/**
 * What dims the page, on an element with `data-scrim`. Where another opens over it the new one takes over, so that the page
 * never gets darker.
 */
export const scrimStyle = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  /* Above the keyboard of a phone. */
  height: var(--visual-viewport-height, 100%);
  background: var(--scrim);
  &:has(~ [data-scrim]) {
    background: none;
  }
`
