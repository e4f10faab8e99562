import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

/** The look of an open list of choices. */
export const listBoxStyle = css`
  flex: 1;
  min-height: 0;
  max-height: 320px;
  padding: 4px;
  overflow: auto;
  outline: none;
  /* Only an empty list has the focus itself. Its ring is inset, since its neighbours would cover an outer one. */
  &:focus-visible {
    border-radius: 7px;
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding: 4px 8px;
    border-radius: var(--r-1);
    cursor: pointer;
    outline: none;
  }
  & [role='option'][data-hovered],
  & [role='option'][data-focused] {
    background: var(--pressed);
  }
  & [role='option'][data-selected] {
    color: var(--accent-ink);
    font-weight: 500;
  }
  & svg.lucide {
    width: 16px;
    height: 16px;
  }
  & span + svg.lucide {
    margin-inline-start: auto;
  }
  @media ${media.phone} {
    & [role='option'] {
      min-height: 44px;
      font-size: var(--fs-4);
    }
  }
  @media (forced-colors: active) {
    &:focus-visible {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    & [role='option'][data-focused] {
      outline: 2px solid Highlight;
    }
  }
`
