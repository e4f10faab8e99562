import { media } from '@retain/ui/breakpoints'
import { styled } from 'styled-components'
import { Columns } from '../template-admin/templateStyle'

/** The list has room for a title and its days beside the state. */
export const AdminColumns = styled(Columns)`
  grid-template-columns: 400px minmax(0, 1fr) 400px;
  & > [data-filling] {
    grid-column: 2 / -1;
    margin-bottom: var(--s-3);
  }
  @media ${media.twoColumns} {
    grid-template-columns: minmax(280px, 1fr) minmax(0, 2fr);
  }
`

/** How many rows there are, over the list. */
export const Total = styled.p`
  padding: 12px 16px;
  border-bottom: 1px solid var(--line);
  color: var(--ink-2);
  & > b {
    color: var(--ink);
  }
`

/** The rows below each other; they scroll for themselves. */
export const Rows = styled.ul`
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  scrollbar-width: thin;
  & > li + li {
    border-top: 1px solid var(--line-soft);
  }
`

/** One row, to be edited. */
export const RowButton = styled.button`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 56px;
  padding: 8px 16px;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
  & > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > :last-child {
    flex: none;
  }
  & b {
    display: block;
    font-weight: 500;
  }
  & small {
    display: block;
    font-size: var(--fs-2);
    color: var(--ink-3);
  }
  &:hover {
    background: var(--hover);
  }
  &:focus-visible {
    outline: none;
    box-shadow: inset var(--focus);
  }
  &[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-ink);
  }
  @media ${media.phone} {
    padding-inline: 12px;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** What saving changes, field by field. */
export const Changes = styled.dl`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 8px;
  & > dt {
    color: var(--ink-2);
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & del {
    display: block;
    color: var(--ink-3);
  }
  & ins {
    display: block;
    font-weight: 600;
    text-decoration: none;
  }
`

/** What follows the changes: whom they reach, and the buttons. */
export const AfterChanges = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 16px;
  & > p {
    color: var(--ink-2);
  }
`
