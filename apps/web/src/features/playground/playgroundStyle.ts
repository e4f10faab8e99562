import { media } from '@retain/ui/breakpoints'
import { styled } from 'styled-components'

/** What is wrong, above the table; nothing takes no room. */
export const Notes = styled.div`
  display: grid;
  gap: 8px;
  &:empty {
    margin-bottom: calc(var(--s-3) * -1);
  }
`

/** What is done with the whole page; on a phone in as many lines as it needs. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`

export const Count = styled.span`
  color: var(--ink-2);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`

/** The labels stay at the left and the vehicles on top, where there is not room for all. */
export const Sheet = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  &:focus-visible {
    box-shadow: inset var(--focus);
  }
  & > table {
    width: 100%;
    min-width: calc(152px + var(--columns) * 216px);
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
    font-variant-numeric: tabular-nums;
  }
  & > table > * > tr > * {
    padding: 0 12px;
    text-align: end;
    border-bottom: 1px solid var(--line-soft);
  }
  & > table > * > tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    width: 152px;
    padding-inline: 16px 8px;
    text-align: start;
    font-weight: 400;
    color: var(--ink-2);
    background: var(--surface);
  }
  & > table > * > tr > :not(:first-child) {
    border-inline-start: 1px solid var(--line);
  }
  & > table > thead > tr > * {
    position: sticky;
    top: 0;
    z-index: 2;
    padding-block: 10px;
    vertical-align: top;
    text-align: start;
    background: var(--sunken);
    border-bottom-color: var(--line);
  }
  & > table > thead > tr > :first-child {
    z-index: 3;
    background: var(--sunken);
  }
  & [data-kind] {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 32px;
  }
  & thead b {
    display: block;
    font-size: var(--fs-4);
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & thead small,
  & [data-pays] small {
    display: block;
    font-size: var(--fs-2);
    line-height: 16px;
    font-weight: 400;
    color: var(--ink-2);
  }
  /* A row is painted again by itself. */
  & > table > tbody > tr {
    isolation: isolate;
  }
  & > table > tbody > [data-pays] > * {
    padding-block: 12px;
    vertical-align: top;
    text-align: start;
    border-bottom-color: var(--line);
  }
  & > table > tbody > [data-line] > * {
    height: 28px;
    padding-block: 2px;
  }
  & > table > tbody > [data-line] > td {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & > table > tbody > [data-band] > * {
    border-top: 1px solid var(--line-strong);
  }
  @media ${media.narrow} {
    flex: none;
    overflow-x: auto;
    overflow-y: visible;
    scroll-snap-type: x proximity;
    scroll-padding-inline-start: 112px;
    & > table {
      min-width: calc(112px + var(--columns) * 252px);
    }
    & > table > * > tr > :first-child {
      width: 112px;
      padding-inline: 12px 8px;
      overflow-wrap: break-word;
    }
    & > table > * > tr > :not(:first-child) {
      scroll-snap-align: start;
    }
  }
`

/** What a vehicle costs a month, with the choices that it follows from. */
export const Pays = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
    min-height: 32px;
  }
  & > header > strong {
    font-size: 24px;
    line-height: 32px;
    font-weight: 650;
    letter-spacing: -0.025em;
  }
  & > header > span {
    font-weight: 500;
    color: var(--ink-2);
  }
  & > header > [data-tone='good'] {
    color: var(--open-ink);
  }
  & > [data-choices] {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 8px;
    align-items: start;
  }
  & > [data-choices] > :only-child {
    grid-column: 1 / -1;
  }
  & > [data-choices] > div > [aria-hidden] {
    display: block;
    margin-block-end: 4px;
    line-height: 16px;
    font-size: var(--fs-2);
    color: var(--ink-2);
  }
  &[aria-busy='true'] table {
    opacity: 0.6;
  }
  & p {
    margin: 0;
  }
`

/** Payments by term and down payment. */
export const Terms = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-2);
  overflow-wrap: normal;
  & th,
  & td {
    height: 26px;
    padding: 0 4px;
    text-align: end;
    font-weight: 500;
    border-bottom: 1px solid var(--line-soft);
  }
  & caption {
    padding-block: 4px;
    text-align: start;
    font-weight: 600;
  }
  & tr > :first-child {
    text-align: start;
    font-weight: 400;
    color: var(--ink-2);
    white-space: nowrap;
    border-inline-start: 2px solid transparent;
  }
  /* Beside several down payments there is room for the months alone; the row stands out, and a screen reader reads the word. */
  @container (max-width: 255px) {
    &:has(thead :nth-child(3)) > tbody th > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  & thead th {
    color: var(--ink-2);
  }
  & [data-selected] {
    font-weight: 650;
    color: var(--ink);
  }
  & thead [data-selected] {
    color: var(--accent-ink);
    box-shadow: inset 0 -2px 0 var(--accent);
  }
  & [data-mark='neighbour'] > * {
    background: color-mix(in srgb, var(--accent-soft) 45%, transparent);
  }
  & [data-mark='neighbour'] > :first-child {
    border-inline-start-color: color-mix(in srgb, var(--accent) 40%, transparent);
  }
  & [data-mark='default'] > * {
    background: var(--accent-soft);
    color: var(--accent-ink);
  }
  & [data-mark='default'] > :first-child {
    font-weight: 600;
    border-inline-start-color: var(--accent);
  }
  & [data-mark='default'] > [data-selected] {
    background: var(--accent);
    color: var(--on-accent);
  }
`

/** A payment that can be pressed; all of its cell can. Nothing of it is positioned: there are many of them. */
export const PlainAmount = styled.button`
  width: calc(100% + 8px);
  min-height: 25px;
  margin-inline: -4px;
  padding: 0 4px;
  border: 0;
  border-radius: var(--r-2);
  background: none;
  font: inherit;
  text-align: inherit;
  color: inherit;
  outline: none;
  @media (hover: hover) {
    &:hover {
      text-decoration: underline dotted 1px;
      text-underline-offset: 3px;
    }
  }
  &:focus-visible {
    box-shadow: var(--focus);
  }
`

/** A payment that was pressed fills its cell as it did before. */
export const PressedAmount = styled.span`
  position: relative;
  display: grid;
  align-items: center;
  justify-content: end;
  min-height: 25px;
  margin-inline: -4px;
  padding-inline: 4px;
`
