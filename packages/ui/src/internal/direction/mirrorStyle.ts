import { css } from 'styled-components'

/** For an icon that points along the line: where text runs from right to left it points the other way. */
export const mirrored = css`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
