import { css } from 'styled-components'
import { cellsStyle } from '../cells/cellsStyle'

/**
 * The look of every cell, written once on the grid. Cells are plain elements: hundreds of them are drawn while the grid
 * scrolls, and a styled component for each costs more than everything else together.
 */
export const cellStyle = css`
  ${cellsStyle}
  [aria-colindex] {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    padding: 0 8px;
    overflow: hidden;
    white-space: nowrap;
  }
  [role='columnheader'] {
    overflow: visible;
    white-space: normal;
  }
  [data-align='center'] {
    justify-content: center;
    text-align: center;
  }
  [data-align='end'] {
    justify-content: flex-end;
    text-align: right;
  }
  [data-icon] {
    padding: 0 4px;
    color: var(--ink-2);
  }
  [aria-colindex]:focus-visible {
    outline-offset: -2px;
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  [data-text] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  [aria-colspan] {
    grid-column: 2 / -1;
    gap: 8px;
    color: var(--ink-2);
    font-size: var(--fs-2);
  }

  [role='rowheader'] {
    font-weight: 550;
  }
  [data-overlaid] [role='rowheader'] {
    color: var(--ink-3);
  }
  [role='rowheader'] > svg.lucide {
    width: 14px;
    height: 14px;
    color: var(--ink-3);
  }
  [role='rowheader'] a {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--accent-ink);
  }
  [role='rowheader'] button {
    margin-left: auto;
  }
  [role='rowheader'] :is(a, button):focus-visible {
    border-radius: var(--r-1);
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  @media (hover: hover) {
    [role='rowheader'] a:hover {
      text-decoration: underline;
      text-underline-offset: 2px;
    }
  }

  [data-state] {
    display: inline-flex;
    flex: none;
    width: 16px;
    height: 16px;
  }
  [data-state] svg.lucide {
    width: 14px;
    height: 14px;
    margin: 1px;
  }
  [data-state='open'] {
    color: var(--open-ink);
  }
  [data-state='sched'] {
    color: var(--sched-ink);
  }
  [data-state='cand'] {
    color: var(--cand-ink);
  }
`
