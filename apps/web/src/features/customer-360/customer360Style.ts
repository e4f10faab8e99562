import { media } from '@retain/ui/breakpoints'
import { CardFrame } from '@retain/ui/card-frame'
import { styled } from 'styled-components'

/** Customer, deals and the chosen deal beside each other where there is room; each scrolls for itself. */
export const Columns360 = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 272px minmax(320px, 440px) minmax(0, 1fr);
  gap: var(--s-3);
  min-height: 0;
  & > * {
    min-height: 0;
    margin-bottom: var(--s-4);
    overflow-y: auto;
    scrollbar-width: thin;
  }
  @media ${media.twoColumns} {
    grid-template-columns: clamp(260px, 30vw, 340px) minmax(0, 1fr);
    flex: none;
    grid-template-rows: auto 1fr;
    align-items: start;
    padding-bottom: var(--s-4);
    & > * {
      min-height: auto;
      margin-bottom: 0;
      overflow: visible;
    }
    & > [data-deal] {
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
  @media ${media.narrow} {
    display: flex;
    flex: none;
    flex-direction: column;
    align-items: stretch;
    gap: var(--s-2);
  }
`

/** The cards of the customer, one below the other. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s-3);
  & > * {
    flex: none;
  }
  @media ${media.narrow} {
    gap: var(--s-2);
  }
`

/** A card that is as high as its column. */
export const ColumnCard = styled(CardFrame)`
  &:focus-visible {
    box-shadow: inset var(--focus);
  }
`

/** A figure at the end of the head. */
export const Total = styled.span`
  /* In the middle of a line of controls. */
  line-height: 32px;
  color: var(--ink-2);
  & > b {
    margin-inline-start: 4px;
    font-weight: 600;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
`

/** Two areas beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  border-block: 1px solid var(--line-soft);
  & > * + * {
    border-inline-start: 1px solid var(--line-soft);
  }
  @media ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    & > * + * {
      border-inline-start: 0;
      border-top: 1px solid var(--line-soft);
    }
  }
`
