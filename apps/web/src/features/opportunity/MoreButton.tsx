import type { ButtonHTMLAttributes } from 'react'
import { styled } from 'styled-components'

const Root = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  font-size: var(--fs-2);
  font-weight: 500;
  text-align: left;
  color: var(--accent-ink);
  &:focus-visible {
    box-shadow: var(--focus);
  }
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 2px;
    }
  }
  @media (max-width: 720px) {
    min-height: 44px;
    font-size: var(--fs-3);
  }
`

/** A quiet way to more of what stands above it. */
export const MoreButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <Root type="button" {...props} />
)
