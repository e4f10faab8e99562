import { media } from '@retain/ui/breakpoints'
import { styled } from 'styled-components'

/** The lines of a panel: words at the start, what belongs to them quietly at the end. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  &[aria-busy='true'] {
    color: var(--ink-3);
  }
  & > li {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    padding: 2px 0;
  }
  & > li > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & a {
    color: var(--accent-ink);
  }
  & small {
    display: block;
    font-size: var(--fs-2);
    color: var(--ink-3);
  }
  @media ${media.phone} {
    font-size: var(--fs-4);
    & > li {
      padding: 4px 0;
    }
  }
`

/** What stands at the end of a line. */
export const Aside = styled.span`
  flex: none;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
`

/** Says that a panel has nothing to show. */
export const Nothing = styled.p`
  margin: 0;
  color: var(--ink-3);
`
