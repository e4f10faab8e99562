import { css } from 'styled-components'

/** The look of a calculation: parts below each other, divided by lines, figures under each other. */
export const calculationStyle = css`
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  & > * {
    padding: 12px 16px;
  }
  & > * + * {
    border-top: 1px solid var(--line);
  }
  & h3 {
    margin-block-end: 4px;
    font-size: var(--fs-2);
    line-height: 16px;
    font-weight: 600;
    color: var(--ink-2);
  }
  & > [data-head] > b {
    margin-inline-end: 8px;
    font-size: 20px;
    line-height: 28px;
    font-weight: 650;
    letter-spacing: -0.02em;
  }
  & > [data-head] > b[data-tone='good'] {
    color: var(--open-ink);
  }
  & > [data-head] > span {
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
  }
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: 2px 0;
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  & td:last-child {
    padding-inline-start: 8px;
    text-align: end;
    white-space: nowrap;
  }
  & td[data-sign] {
    width: 16px;
    color: var(--ink-2);
  }
  & tr[data-result] > * {
    padding-block: 4px 2px;
    border-top: 1px solid var(--line);
    font-weight: 600;
  }
  & tbody[data-inputs] > tr + tr > * {
    border-top: 1px solid var(--line-soft);
  }
  & tbody[data-inputs] > tr > * {
    padding-block: 4px;
  }
  & tbody[data-inputs] > tr > td {
    width: 1%;
    padding-inline-start: 8px;
    vertical-align: middle;
    font-weight: 600;
  }
`
