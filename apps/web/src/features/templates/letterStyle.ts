import { styled } from 'styled-components'

/** An email, or what is said. */
export const Letter = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 4px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  overflow-wrap: anywhere;
`

/** From, to and subject. */
export const Head = styled.dl`
  display: grid;
  gap: 4px;
  margin: -12px -12px 0;
  padding: 12px;
  border-bottom: 1px solid var(--line);
  border-radius: var(--r-2) var(--r-2) 0 0;
  background: var(--sunken);
  font-size: var(--fs-2);
  & > div {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
  }
  & dt {
    color: var(--ink-2);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
