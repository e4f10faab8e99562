import { css } from 'styled-components'

const edge = css`
  box-shadow: inset 0 0 0 1px currentColor;
`

/** Where more contrast is chosen, a soft ground alone is too faint an edge: it gets one in the colour of its text. */
export const moreContrastEdge = css`
  :root[data-contrast='more'] & {
    ${edge}
  }
  @media (prefers-contrast: more) {
    :root:not([data-contrast]) & {
      ${edge}
    }
  }
`
