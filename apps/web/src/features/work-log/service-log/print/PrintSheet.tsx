import { styled } from 'styled-components'

/** A page to be printed: a heading, and one table whose header every sheet of paper repeats. */
export const PrintSheet = styled.main`
  min-height: 100%;
  padding: var(--s-4);
  overflow-x: auto;
  background: var(--surface);
  color: var(--ink);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px var(--s-4);
    margin-bottom: var(--s-3);
    font-variant-numeric: tabular-nums;
  }
  & > header > :last-child {
    margin-inline-start: auto;
    color: var(--ink-2);
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--fs-1);
    line-height: 14px;
    font-variant-numeric: tabular-nums;
  }
  & thead {
    display: table-header-group;
  }
  & th,
  & td {
    padding: 4px 6px;
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid var(--line);
  }
  & thead th {
    vertical-align: bottom;
    color: var(--ink-2);
    font-weight: 600;
    border-bottom-color: var(--line-strong);
  }
  & tbody th {
    font-weight: 600;
  }
  & [data-align='center'] {
    text-align: center;
  }
  & td[data-align='center'] {
    white-space: nowrap;
  }
  & [data-align='right'] {
    text-align: end;
  }
  & td[data-align='right'] {
    white-space: nowrap;
  }
  & td[data-whole] {
    white-space: nowrap;
  }
  /* The notes, which are the longest texts, take the remaining width. */
  & tr > :last-child {
    width: 22%;
  }
  & tr {
    break-inside: avoid;
  }
  & tr > :first-child {
    border-inline-start: 3px solid transparent;
    print-color-adjust: exact;
  }
  & tr[data-state='open'] > :first-child {
    border-inline-start-color: var(--open);
  }
  & tr[data-state='scheduled'] > :first-child {
    border-inline-start-color: var(--sched);
  }
  & tr[data-state='candidate'] > :first-child {
    border-inline-start-color: var(--cand);
  }
  & tr[data-apart] > * {
    padding-bottom: 14px;
    border-bottom-color: var(--line-strong);
  }
  & [data-name] {
    display: flex;
    gap: 4px;
  }
  & [data-name] svg.lucide {
    width: 12px;
    height: 12px;
    margin-top: 1px;
  }
  & [data-state='open'] svg {
    color: var(--open-ink);
  }
  & [data-state='candidate'] svg {
    color: var(--cand-ink);
  }
  @media print {
    min-height: 0;
    padding: 0;
    overflow: visible;
    & table {
      font-size: 7.5pt;
      line-height: 9.5pt;
    }
    & th,
    & td {
      padding: 2px 5px;
    }
    & tr[data-apart] > * {
      padding-bottom: 10px;
    }
  }
`
