import { styled } from 'styled-components'

/** The names of rows in a dialog, one per line. */
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
