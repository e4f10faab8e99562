import { css } from 'styled-components'
import { visuallyHidden } from '../visually-hidden/visuallyHiddenStyle'
import { headerTracks } from './headerHeight'

/** The header line, its sort buttons, and the edges that change widths. */
export const headerStyle = css`
  [role='grid'] > [role='row'] {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    height: var(--grid-header-height);
    background: var(--sunken);
    border-bottom-color: var(--line);
    font-size: var(--fs-2);
    font-weight: 600;
    color: var(--ink-2);
  }
  [role='columnheader'] {
    display: flex;
    align-items: flex-end;
    padding-block-end: 4px;
    overflow: visible;
    line-height: 16px;
    white-space: normal;
  }
  /* The longest word of a label over icons may be wider than they are; labels end on one line, so that it meets none beside it. */
  [role='columnheader'][data-icon] {
    font-size: var(--fs-1);
    @container (max-width: 1400px) {
      letter-spacing: -0.04em;
    }
  }
  [role='columnheader']:not([data-fixed]) {
    position: relative;
  }
  [data-part='hidden'] {
    ${visuallyHidden}
  }

  [data-filters] > [role='columnheader'] {
    display: grid;
    grid-template: ${headerTracks} / minmax(0, 1fr);
    justify-items: start;
    &[data-align='center'] {
      justify-items: center;
    }
    &[data-align='end'] {
      justify-items: end;
    }
  }
  [data-part='filter'] {
    grid-row: 2;
    justify-self: stretch;
    min-width: 0;
    margin: 0 -4px;
    font-weight: 400;
  }
  [data-part='filters'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
    flex: none;
    gap: 8px;
    max-height: 40%;
    padding: 8px;
    overflow: auto;
    background: var(--sunken);
  }

  [data-part='sort'] {
    margin: -4px;
    padding: 4px;
    border: 0;
    border-radius: var(--r-1);
    background: none;
    line-height: inherit;
    font-weight: inherit;
    text-align: inherit;
    & svg.lucide {
      display: inline;
      width: 12px;
      height: 12px;
      margin-inline-start: 4px;
      vertical-align: -2px;
    }
  }
  /* It may stand in the padding of its own column, and never in the next one. */
  [role='columnheader']:not([data-align='center']) [data-part='sort'] svg.lucide {
    margin-inline-end: -6px;
  }
  [data-part='last-word'] {
    white-space: nowrap;
  }
  [data-sorted] {
    color: var(--accent-ink);
  }
  @media (hover: hover) {
    [data-part='sort']:not([data-sorted]):hover {
      color: var(--ink);
    }
  }

  [role='separator'] {
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline-end: -12px;
    width: 24px;
    cursor: col-resize;
    touch-action: none;
    &::after {
      content: '';
      position: absolute;
      inset-block: 10px;
      inset-inline-start: 11px;
      width: 2px;
      background: var(--line-strong);
      opacity: 0;
    }
    &:focus-visible {
      box-shadow: none;
    }
    &:is(:hover, :focus-visible, :active)::after {
      opacity: 1;
    }
    &:is(:focus-visible, :active)::after {
      inset-block: 0;
      background: var(--a-500);
    }
  }
  [role='columnheader']:last-child > [role='separator'] {
    inset-inline-end: 0;
  }
  @media (hover: hover) {
    [role='grid'] > [role='row']:hover [role='separator']::after {
      opacity: 1;
    }
  }
  @media (forced-colors: active) {
    [role='separator']:is(:focus-visible, :active)::after {
      background: Highlight;
    }
  }
`
