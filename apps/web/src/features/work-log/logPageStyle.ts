import { styled } from 'styled-components'

/** A log fills the page: its grid takes what the head leaves. */
export const LogPageFrame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--s-3);
  min-height: 0;
  padding: var(--s-3) var(--s-4) 0;
  @media (max-width: 720px) {
    gap: var(--s-2);
    padding: var(--s-2) var(--s-3) 0;
  }
`

/** How many there are, and what the marks of the rows mean. */
export const ResultsBar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  min-height: 28px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  & b {
    color: var(--ink);
  }
`

/** Only where rows are drawn as a table: cards say their state in words. */
export const WithRows = styled.div`
  @media (max-width: 720px) {
    display: none;
  }
`

/** Only where rows are cards, which have no headers to press. */
export const WithCards = styled.div`
  display: none;
  @media (max-width: 720px) {
    display: block;
  }
`

/** The grid and its pager as one surface. */
export const GridCard = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 300px;
  overflow: hidden;
  background: var(--surface);
  border: 1px solid var(--line);
  border-bottom: 0;
  border-radius: var(--r-3) var(--r-3) 0 0;
  @media (max-width: 720px) {
    background: none;
    border: 0;
    border-radius: 0;
  }
`
