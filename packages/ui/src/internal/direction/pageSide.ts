import { css } from 'styled-components'

/**
 * For a text whose words decide its direction (`dir="auto"`, `dir="ltr"`): it stands on the side on which the lines around
 * it start, or end where those are set to the end. Chromium knows the value by its own name alone.
 */
export const pageSide = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`
