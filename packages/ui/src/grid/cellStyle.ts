import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { cellsStyle } from '../cells/cellsStyle'
import { ownDirection } from '../internal/direction/ownDirection'
import { pageSide } from '../internal/direction/pageSide'

/**
 * The styles of every cell, applied once on the grid. Cells are plain elements: hundreds of them are drawn while the grid
 * scrolls, and a styled component for each would be too slow. They clip (`overflow: clip`) and do
 * not scroll: a scrolling box is a layer of its own.
 */
export const cellStyle = css`
  ${cellsStyle}
  [aria-colindex],
  [data-part='room'] {
    flex: 0 0 auto;
    min-width: 0;
    padding: 0 8px;
  }
  [aria-colindex] {
    overflow: clip;
    /* For a line that reaches into the padding of the next cell. */
    overflow-clip-margin: 10px;
    line-height: calc(var(--grid-row-height) - 1px);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @container (max-width: 1400px) {
    [aria-colindex] {
      padding-inline: 6px;
    }
    [data-reaching] > :is(b, b + i) {
      letter-spacing: -0.04em;
    }
  }
  [data-rich] {
    display: flex;
    align-items: center;
    gap: 4px;
    line-height: 20px;
  }
  [data-align='center'] {
    justify-content: center;
    text-align: center;
  }
  [data-align='end'] {
    justify-content: flex-end;
    text-align: end;
  }
  /* Only there, since detecting the direction of each text takes time. */
  [role='grid']:dir(rtl) [role='gridcell']:not([data-rich]) {
    unicode-bidi: plaintext;
    &:not([data-align]) {
      ${pageSide}
    }
    &[data-align='end'] {
      text-align: left;
    }
  }
  [data-icon] {
    padding: 0 4px;
    color: var(--ink-2);
  }
  [aria-colindex]:focus-visible,
  [data-part='sort']:focus-visible {
    outline-offset: -2px;
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  [data-text] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    ${ownDirection}
  }
  /* It stays visible while the grid is scrolled sideways. */
  [data-part='overlay'] {
    position: sticky;
    inset-inline-start: 0;
    overflow: visible;
    color: var(--ink-2);
    font-size: var(--fs-2);
    @media ${media.fixedColumns} {
      inset-inline-start: var(--grid-fixed-width);
    }
  }
  [data-part='overlay'] > span {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 8px;
    padding-inline-end: 4px;
  }
  [data-part='overlay']:focus-visible {
    box-shadow: none;
  }
  [data-part='overlay']:focus-visible > span {
    border-radius: var(--r-1);
    box-shadow: 0 0 0 2px var(--a-500);
  }

  [role='rowheader'] {
    font-weight: 550;
  }
  [data-overlaid] > [role='rowheader'] {
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
    ${ownDirection}
  }
  /* A name that one line has no room for takes a second one. */
  [aria-colindex] > [data-cell='link'] > :first-child {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    padding-block-end: 1px;
    line-height: 14px;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  [data-align='center'] > [data-cell='line'] {
    margin-inline: -4px;
  }
  [role='rowheader'] button {
    margin-inline-start: auto;
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
  [data-state] > svg {
    width: 14px;
    height: 14px;
    margin: 1px;
  }
`
