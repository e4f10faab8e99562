import { css } from 'styled-components'

/** The focus ring of what fills its place: inside, because what is around it would cut a ring that stands out. */
export const innerRingStyle = css`
  &:focus-visible {
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  @media (forced-colors: active) {
    &:focus-visible {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
