import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

/** The tones of a row's edge. */
export const rowTones = ['open', 'sched', 'cand', 'warn', 'danger'] as const

/**
 * Edge and icon of each tone. The edge is the first cell's: it stays in sight with it, and a row that gets another tone has
 * one element to style again.
 */
const toneStyle = rowTones
  .map(
    (tone) => `
  [aria-colindex][data-tone='${tone}'] { border-inline-start-color: var(--${tone}); }
  [data-state='${tone}'] { color: var(--${tone}-ink); }`,
  )
  .join('')

/** The rows: each is positioned by its index, in an element that other rows reuse. */
export const rowStyle = css`
  [role='rowgroup'] {
    position: relative;
    contain: layout style;
  }
  [role='row'] {
    display: flex;
    border-bottom: 1px solid var(--line-soft);
  }
  [aria-colindex='1'] {
    border-inline-start: 3px solid transparent;
  }
  [role='rowgroup'] > [role='row'] {
    position: absolute;
    inset: 0 0 auto;
    height: var(--grid-row-height);
    contain: strict;
    background: var(--surface);
  }
  @media (hover: hover) {
    [role='rowgroup'] > [role='row']:hover {
      background: var(--hover);
    }
    [role='rowgroup'] > [data-overlaid]:hover {
      background: var(--surface);
    }
  }
  [role='rowgroup'] > [aria-selected='true'] {
    background: var(--accent-soft);
  }
  ${toneStyle}

  @media ${media.fixedColumns} {
    [data-fixed] {
      position: sticky;
      z-index: 1;
      inset-inline-start: var(--fixed-at);
      background: inherit;
    }
    /* A cell that the keyboard moves to is scrolled out from under the fixed columns. */
    [aria-colindex]:not([data-fixed]) {
      scroll-margin-inline-start: var(--grid-fixed-width);
    }
    [data-fixed='last'] {
      border-inline-end: 1px solid var(--line);
    }
  }

  @media (forced-colors: active) {
    [role='rowgroup'] > [aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    [aria-colindex='1']:not([data-tone]) {
      border-inline-start-color: Canvas;
    }
    [aria-colindex][data-tone] {
      border-inline-start-color: CanvasText;
    }
  }
  @media print {
    [role='rowgroup'] {
      height: auto !important;
    }
    [role='grid'] > [role='row'] {
      position: static;
    }
    [role='rowgroup'] > [role='row'] {
      position: static;
      transform: none !important;
      break-inside: avoid;
    }
  }
`
