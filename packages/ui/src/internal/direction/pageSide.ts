import { css } from 'styled-components'

/**
 * Aligns a text with its own direction (`dir="auto"`, `dir="ltr"`) as the text around it, rather than by its own direction.
 * Chromium supports the value only with its prefix.
 */
export const pageSide = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`
