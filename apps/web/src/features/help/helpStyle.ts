import { media } from '@retain/ui/breakpoints'
import { CardFrame } from '@retain/ui/card-frame'
import { styled } from 'styled-components'

/** The ground of the page's search: no wider than its lines are read. */
export const HelpCard = styled(CardFrame)`
  max-width: 912px;
  margin-bottom: var(--s-4);
  padding: 16px;
  @media ${media.phone} {
    padding: 12px;
  }
`

/** The search, and below it what it found. */
export const Column = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  width: 100%;
  max-width: 880px;
`

/** The links below each other. */
export const Links = styled.ul`
  display: grid;
  margin: 0 -8px;
  padding: 0;
  list-style: none;
`

/** One link, to be pressed wherever its line is. */
export const Line = styled.a`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: 48px;
  padding: 6px 8px;
  border-radius: var(--r-2);
  color: inherit;
  text-decoration: none;
  & > i {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: var(--r-2);
    background: var(--pressed);
    color: var(--ink-2);
  }
  &[data-video] > i {
    background: var(--accent);
    color: var(--on-accent);
  }
  & svg.lucide {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--ink-3);
  }
  & > i svg.lucide {
    color: inherit;
  }
  & b {
    display: block;
    font-weight: 600;
    color: var(--accent-ink);
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: var(--fs-2);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  &:hover {
    background: var(--hover);
  }
  &:focus-visible {
    outline: none;
    box-shadow: var(--focus);
  }
  @media ${media.phone} {
    gap: 8px;
  }
`

/** The player fills the window. */
export const Stage = styled.main`
  display: grid;
  place-items: center;
  min-height: 100vh;
  min-height: 100dvh;
  padding: 16px;
  background: var(--bg);
  & > video {
    width: 100%;
    max-height: calc(100dvh - 32px);
  }
`
