import { media } from '@retain/ui/breakpoints'
import { styled } from 'styled-components'

/** Shows that the page is read-only. It is mounted before it has a text: screen readers announce changes of a live region. */
export const Notes = styled.div`
  &:empty {
    margin-bottom: calc(var(--s-3) * -1);
  }
  @media ${media.narrow} {
    &:empty {
      margin-bottom: calc(var(--s-2) * -1);
    }
  }
`

/**
 * Customer and vehicle, work, payment. Each column scrolls for itself where there is room for three; below that the two
 * narrow ones stand in one, what is offered first; on a phone everything stands below each other, work after the figures.
 */
export const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 272px minmax(0, 1fr) 416px;
  gap: var(--s-3);
  min-height: 0;
  & > [data-customer] {
    grid-area: 1 / 1;
  }
  & > [data-work] {
    grid-area: 1 / 2;
  }
  & > [data-offer] {
    grid-area: 1 / 3;
  }
  @media ${media.twoColumns} {
    grid-template-columns: clamp(280px, 30vw, 368px) minmax(0, 1fr);
    /* The last row takes what the work beside it needs more. */
    grid-template-rows: repeat(8, auto) 1fr;
    align-items: start;
    flex: none;
    padding-bottom: var(--s-4);
  }
  @media ${media.narrow} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: var(--s-2);
    padding-bottom: 0;
  }
`

export const Column = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--s-3);
  min-width: 0;
  min-height: 0;
  padding-bottom: var(--s-4);
  overflow-y: auto;
  scrollbar-width: thin;
  & > * {
    flex: none;
  }
  /* What scrolls can be scrolled with the keyboard, where nothing in it takes the focus. */
  &:focus-visible {
    box-shadow: inset var(--focus);
  }
  & > [data-fill] {
    flex: 1 0 auto;
  }
  @media ${media.twoColumns} {
    display: contents;
    & > * {
      grid-column: 1;
    }
    & > :is([data-payment], [data-replacement]) {
      order: -1;
    }
    &&[data-work] {
      display: flex;
      grid-area: 1 / 2 / -1 / 3;
      padding: 0;
      overflow: visible;
    }
  }
  @media ${media.narrow} {
    & > [data-replacement] {
      order: 0;
    }
    &&[data-work] {
      gap: var(--s-2);
    }
  }
`

/** Whose the customer is and the way to change that, which stay together at the end of the line of chips. */
export const Ownership = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  justify-content: end;
  margin-inline-start: auto;
  /* On a line of their own below the chips they begin where those do. */
  @media ${media.twoColumns} {
    justify-content: start;
    margin-inline-start: 0;
  }
  @media ${media.narrow} {
    justify-content: end;
    margin-inline-start: auto;
  }
`

/** Whose the customer is. */
export const Owner = styled.span`
  color: var(--ink-2);
  white-space: nowrap;
  & > b {
    font-weight: 500;
    color: var(--ink);
  }
`
