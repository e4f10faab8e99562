import { css } from 'styled-components'
import { pageSide } from './pageSide'

/** For text that is cut where its room ends: it is cut at its own end, also where the page runs the other way. */
export const ownDirection = css`
  unicode-bidi: plaintext;
  ${pageSide}
`

/** The same for text on the side where the page's lines end. */
export const ownDirectionAtEnd = css`
  unicode-bidi: plaintext;
  text-align: right;
  &:dir(rtl) {
    text-align: left;
  }
`
