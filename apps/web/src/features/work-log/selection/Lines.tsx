import { styled } from 'styled-components'

/** Rows by their names, one line each, in a dialog. */
export const Lines = styled.ul`
  display: grid;
  gap: 8px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  & > li > b {
    display: block;
    color: var(--ink);
  }
`
