import { media } from '@retain/ui/breakpoints'
import { css, styled } from 'styled-components'

/** What leads to another panel. */
const links = css`
  & a {
    font-weight: 500;
    color: var(--accent-ink);
  }
`

/** A quiet line that says where something comes from. */
export const Note = styled.p`
  margin-block: 4px 8px;
  font-size: var(--fs-2);
  line-height: 16px;
  color: var(--ink-2);
`

/** Stores or people below each other. */
export const Places = styled.ul`
  ${links}
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    min-height: 24px;
    padding-block: 4px;
  }
  & > li + li {
    border-top: 1px solid var(--line-soft);
  }
  & small {
    display: block;
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
  }
`

/** A table whose first column stays while the stores scroll beside it. */
export const MatrixArea = styled.div`
  ${links}
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  &:focus-visible {
    outline: none;
    box-shadow: var(--focus);
  }
  & > table {
    width: 100%;
    border-collapse: collapse;
  }
  & th,
  & td {
    min-width: 88px;
    padding: 8px;
    text-align: center;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: normal;
  }
  & thead th {
    font-size: var(--fs-2);
    line-height: 16px;
    font-weight: 600;
    vertical-align: bottom;
  }
  & tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    min-width: 200px;
    text-align: start;
    background: var(--surface);
    border-inline-end: 1px solid var(--line-soft);
  }
  & tbody tr {
    border-top: 1px solid var(--line-soft);
  }
  & small {
    display: block;
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
  }
  & td > svg.lucide {
    display: block;
    margin-inline: auto;
    width: 16px;
    height: 16px;
    color: var(--open-ink);
  }
  @media ${media.phone} {
    & tr > :first-child {
      min-width: 152px;
      max-width: 152px;
    }
  }
`
