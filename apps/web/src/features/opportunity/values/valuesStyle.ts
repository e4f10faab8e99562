import { styled } from 'styled-components'

/** What equity comes to, in a sentence. */
export const Turn = styled.p`
  margin: 0 0 8px;
`

export const Charts = styled.div`
  display: grid;
  gap: 12px;
  min-height: 264px;
  & figure {
    margin: 0;
  }
  & figcaption {
    display: flex;
    justify-content: space-between;
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & figcaption > b {
    font-weight: 600;
    color: var(--ink);
  }
`

export const Plot = styled.div`
  height: 108px;
`

export const Tip = styled.div`
  padding: 4px 8px;
  border-radius: var(--r-1);
  background: var(--tip);
  color: var(--tip-ink);
  font-size: var(--fs-2);
  line-height: 16px;
`

export const Table = styled.div`
  max-height: 264px;
  overflow: auto;
  font-variant-numeric: tabular-nums;
  &:focus-visible {
    outline: 2px solid transparent;
    border-radius: var(--r-1);
    box-shadow: var(--focus);
  }
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & thead th {
    position: sticky;
    top: 0;
    background: var(--surface);
    font-size: var(--fs-2);
    color: var(--ink-2);
  }
  & :is(th, td) {
    padding: 4px 0;
    font-weight: 400;
    text-align: start;
  }
  & :is(th, td) + :is(th, td) {
    padding-inline-start: 8px;
    text-align: end;
  }
  & tbody tr + tr > * {
    border-top: 1px solid var(--line-soft);
  }
`
