import { media } from '@retain/ui/breakpoints'
import { styled } from 'styled-components'

/** The folds reach from edge to edge of the dialog. */
export const Folds = styled.div`
  margin: 0 -20px -16px;
  border-top: 1px solid var(--line-soft);
  @media ${media.phone} {
    margin-inline: -16px;
  }
`

/** What an announcement says, and what can be done with it. */
export const Body = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
`

/** How many were not read yet. */
export const Count = styled.span`
  color: var(--ink-2);
  font-size: var(--fs-2);
`
