import { css } from 'styled-components'
import { media } from '../../breakpoints/breakpoints'

/** The look of a month: a table of days, of which one or a band of them is chosen. */
export const calendarStyle = css`
  margin-block-start: 4px;
  border-spacing: 0 2px;
  font-variant-numeric: tabular-nums;
  & th {
    width: 36px;
    height: 28px;
    padding: 0;
    font-size: var(--fs-1);
    font-weight: 500;
    color: var(--ink-2);
  }
  & td {
    padding: 0;
  }
  & td > * {
    position: relative;
    display: grid;
    place-items: center;
    width: 36px;
    height: 32px;
    border-radius: var(--r-2);
    outline: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  & [data-hovered] {
    background: var(--hover);
  }
  & [data-pressed] {
    background: var(--pressed);
  }
  & [data-now]::after {
    content: '';
    position: absolute;
    inset-block-end: 3px;
    width: 12px;
    height: 2px;
    border-radius: 1px;
    background: currentColor;
  }
  & [data-now] {
    font-weight: 600;
    color: var(--accent-ink);
  }
  /* A band between the two ends of a range. */
  & [data-selected]:not([data-selection-start], [data-selection-end]) {
    border-radius: 0;
    background: var(--accent-soft);
    color: var(--accent-ink);
  }
  &:not([data-range]) [data-selected],
  & [data-selection-start],
  & [data-selection-end] {
    border-radius: var(--r-2);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  & [data-selection-start][data-selected]:not([data-selection-end]) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & [data-selection-end][data-selected]:not([data-selection-start]) {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  & [data-unavailable]:not([data-selection-start], [data-selection-end]) {
    color: var(--ink-3);
    text-decoration: line-through;
    cursor: default;
  }
  & [data-disabled] {
    background: none;
    color: var(--ink-off);
    cursor: default;
  }
  & [data-outside-month] {
    visibility: hidden;
  }
  /* Over the band beside it. */
  & td > :focus-visible {
    z-index: 1;
  }
  & [data-focus-visible] {
    z-index: 1;
    box-shadow: var(--focus);
  }
  @media ${media.phone} {
    & th,
    & td > * {
      width: min(48px, (100vw - 24px) / 7);
    }
    & td > * {
      height: 44px;
      font-size: var(--fs-4);
    }
  }
  @media (forced-colors: active) {
    & [data-selected],
    & [data-selected]:not([data-selection-start], [data-selection-end]),
    & [data-selection-start],
    & [data-selection-end] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    & [data-now]::after {
      forced-color-adjust: none;
      background: currentColor;
    }
    & [data-disabled],
    & [data-unavailable] {
      color: GrayText;
    }
    & [data-focus-visible] {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
  }
`
