import { css } from 'styled-components'
import { pageSide } from './pageSide'

/** For text that is cut where its room ends: it is cut at its own end, also where the page runs the other way. */
export const ownDirection = css`
  unicode-bidi: plaintext;
  ${pageSide}
`
