import { createGlobalStyle, styled } from 'styled-components'

/** A4 or Letter, whichever the printer has. */
export const Paper = createGlobalStyle`
  @page {
    margin: 9mm;
  }
`

/** The playground on paper, in black on white whatever the theme: a printer has no other. */
export const PlaygroundPaper = styled.main`
  color-scheme: light;
  min-height: 100%;
  padding: 16px;
  overflow-x: auto;
  background: #fff;
  color: #000;
  --ink: #000;
  --ink-2: #000;
  font-size: 11px;
  line-height: 14px;
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;
  & > header,
  & > footer {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    align-items: flex-end;
    padding-bottom: 8px;
    border-bottom: 2px solid #000;
  }
  & > header > b {
    font-size: 15px;
    line-height: 20px;
  }
  & > header > div {
    text-align: end;
  }
  & h1 {
    margin: 0;
    font-size: 18px;
    line-height: 22px;
  }
  & > footer {
    margin-top: 12px;
    padding: 6px 0 0;
    border: 0;
    border-top: 1px solid #000;
  }
  & > table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  /* Where a lease and the loan beside it need more than a sheet, payments and disclosure stand on the next, under the vehicles again. */
  & > table,
  & > table > tbody {
    break-after: avoid;
  }
  & > table > tbody {
    break-inside: avoid;
  }
  & > table > tbody:first-of-type {
    break-after: auto;
  }
  & > p {
    margin: 6px 0 0;
    font-size: 10px;
    line-height: 13px;
    break-inside: avoid;
    break-after: avoid;
  }
  & > table > * > tr > * {
    padding: 0 6px;
    text-align: end;
    vertical-align: top;
    border-bottom: 1px solid #ccc;
    overflow-wrap: anywhere;
  }
  & > table > * > tr > :first-child {
    width: 16%;
    padding-inline-start: 0;
    text-align: start;
    font-weight: 400;
  }
  & > table > * > tr > :not(:first-child) {
    border-inline-start: 1px solid #ccc;
  }
  & > table > thead > tr > *,
  & > table > tbody > [data-lead] > * {
    padding-block: 5px;
    border-bottom-color: #000;
  }
  & small {
    display: block;
    font-size: 10px;
    line-height: 13px;
    font-weight: 400;
    color: #000;
  }
  & strong {
    font-size: 16px;
    line-height: 20px;
  }
  & > table > tbody > [data-terms] > * {
    padding-block: 3px;
  }
  & table table th,
  & table table td {
    height: auto;
    padding: 0 3px;
    font-size: 10px;
    background: none;
    color: #000;
    border-color: #ccc;
    overflow-wrap: normal;
  }
  & table table :is(th, td) {
    white-space: nowrap;
  }
  & table table tr[data-mark] > :first-child {
    border-inline-start-color: transparent;
    color: #000;
  }
  & table table thead [data-selected] {
    color: #000;
    box-shadow: inset 0 -2px 0 #000;
  }
  & table table [data-mark='neighbour'] > * {
    font-weight: 700;
    background: none;
  }
  & table table [data-mark='default'] > * {
    font-weight: 700;
    background: none;
    color: #000;
    border-block: 2px solid #000;
  }
  & table table [data-mark='default'] > [data-selected] {
    background: #000;
    color: #fff;
  }
  @media print {
    min-height: 0;
    padding: 0;
    overflow: visible;
    font-size: 7.5pt;
    line-height: 9pt;
    & > footer {
      margin-top: 5pt;
      padding-top: 3pt;
    }
    & > header {
      padding-bottom: 4pt;
    }
    & > table > thead > tr > *,
    & > table > tbody > [data-lead] > * {
      padding-block: 3pt;
    }
    & > p {
      margin-top: 3pt;
      font-size: 7pt;
      line-height: 8.5pt;
    }
    & small {
      font-size: 7pt;
      line-height: 8.5pt;
    }
    & table table th,
    & table table td {
      padding: 0 2pt;
      font-size: 7pt;
      line-height: 9pt;
    }
  }
`
