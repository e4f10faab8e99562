import { media } from '@retain/ui/breakpoints'
import { styled } from 'styled-components'

/** A small table of a card: figures at the end, a soft line between its rows. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: 4px 8px;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & th {
    font-size: var(--fs-2);
    font-weight: 500;
    color: var(--ink-2);
  }
  & tbody > tr {
    border-top: 1px solid var(--line-soft);
  }
  & th,
  & td:first-child,
  & [data-figure] {
    white-space: nowrap;
  }
  & [data-figure] {
    text-align: end;
  }
  & [data-narrow] {
    display: none;
    font-size: var(--fs-2);
    color: var(--ink-2);
  }
  & td > b {
    font-weight: 600;
  }
  @media ${media.phone} {
    & :is(th, td) {
      padding: 6px 4px;
    }
    & [data-wide] {
      display: none;
    }
    & [data-narrow] {
      display: block;
    }
  }
`
