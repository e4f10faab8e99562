import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

/**
 * The styles of a timeline, applied once on its list. Entries are plain elements: there may be hundreds of them, and a
 * styled component for each would be too slow.
 */
export const timelineStyle = css`
  [data-day]:not(:first-child) {
    margin-top: 16px;
  }
  [data-day] > :is(h2, h3) {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-bottom: 8px;
    font-size: var(--fs-2);
    line-height: 16px;
    font-weight: 600;
    color: var(--ink-2);
  }
  [data-day] > :is(h2, h3)::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line-soft);
  }
  [data-entry] {
    position: relative;
    padding-block: 2px 12px;
    padding-inline-start: 36px;
  }
  @media print {
    [data-entry] {
      break-inside: avoid;
    }
    [data-day] > :is(h2, h3) {
      break-after: avoid;
    }
  }
  [data-entry]:last-child {
    padding-bottom: 2px;
  }
  [data-entry]:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-inline-start: 12px;
    top: 24px;
    bottom: 0;
    border-inline-start: 1px solid var(--line);
  }
  [data-disc] {
    position: absolute;
    inset-inline-start: 0;
    top: 0;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1px solid var(--line-strong);
    border-radius: 50%;
    background: var(--surface);
    color: var(--ink-2);
  }
  [data-disc] svg.lucide {
    width: 12px;
    height: 12px;
  }
  [data-disc='accented'] {
    border-color: var(--accent-line);
    color: var(--accent-ink);
  }
  [data-line] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
  }
  [data-line] > b,
  [data-line] > button {
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  [data-line] > button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 24px;
    margin: -2px -4px;
    padding: 0 4px;
    border: 0;
    border-radius: var(--r-1);
    background: none;
    text-align: start;
  }
  @media (hover: hover) {
    [data-line] > button:hover {
      background: var(--hover);
    }
  }
  [data-line] > button > svg.lucide {
    width: 14px;
    height: 14px;
    color: var(--ink-3);
  }
  [data-line] > button[aria-expanded='true'] > svg.lucide {
    transform: rotate(180deg);
  }
  [data-line] > [data-author],
  [data-entry] > [data-text],
  [data-entry] > [data-details] {
    min-width: 0;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  [data-entry] > [data-text] + [data-details] {
    margin-top: 4px;
  }
  [data-line] > [data-new] {
    align-self: center;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--accent);
  }
  [data-line] > time {
    margin-inline-start: auto;
    font-size: var(--fs-2);
    white-space: nowrap;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  @media ${media.phone} {
    font-size: var(--fs-4);
    [data-line] > button {
      position: relative;
    }
    /* The time is close below it, so only the press target grows and the focus ring stays on the text. */
    [data-line] > button::after {
      content: '';
      position: absolute;
      inset: -10px 0;
    }
    [data-line] > time {
      flex-basis: 100%;
      margin-inline-start: 0;
      font-size: var(--fs-3);
    }
  }
  @media (forced-colors: active) {
    [data-line] > [data-new] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
