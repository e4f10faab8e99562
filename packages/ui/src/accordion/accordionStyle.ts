import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { ownDirectionAtEnd } from '../internal/direction/ownDirection'
import { innerRingStyle } from '../internal/focus/innerRingStyle'

/** The look of folds below each other; it names children only, so that nothing inside a fold is touched. */
export const accordionStyle = css`
  min-width: 0;
  & > * + * {
    border-top: 1px solid var(--line-soft);
  }
  & > * > :is(h2, h3, h4) {
    font-size: inherit;
    line-height: inherit;
    font-weight: inherit;
  }
  & > * > :is(h2, h3, h4) > button {
    display: grid;
    align-content: center;
    width: 100%;
    min-height: 40px;
    padding: 8px 16px;
    border: 0;
    border-radius: var(--r-2);
    background: none;
    font-weight: 600;
    text-align: start;
    outline: none;
    -webkit-tap-highlight-color: transparent;
  }
  & > * > :is(h2, h3, h4) > button > [data-head] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }
  & > * > :is(h2, h3, h4) > button > [data-head] > [data-title] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > * > :is(h2, h3, h4) > button small {
    font-size: inherit;
    font-weight: 500;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > * > :is(h2, h3, h4) > button > [data-head] > [data-summary] {
    flex: 1 1 25%;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 400;
    ${ownDirectionAtEnd}
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  &:not([data-keeps-summary]) > [data-expanded] > :is(h2, h3, h4) > button > [data-head] > [data-summary] {
    visibility: hidden;
  }
  &[data-messages] > * > :is(h2, h3, h4) > button > [data-head] > [data-title] {
    position: relative;
    flex: 1 1 50%;
    padding-inline-start: 20px;
    font-weight: 500;
  }
  &[data-messages] > * > :is(h2, h3, h4) > button > [data-head] > [data-title][data-unread] {
    font-weight: 700;
    &::before {
      content: '';
      position: absolute;
      inset: 0.75em auto auto 0;
      width: 8px;
      height: 8px;
      border-radius: 50%;
      background: var(--accent);
      translate: 0 -50%;
    }
  }
  &[data-messages] > * > :is(h2, h3, h4) > button > [data-head] > [data-summary] {
    flex: none;
    max-width: 45%;
  }
  &[data-messages] > * > [role='group'] > div {
    padding-inline-start: 36px;
  }
  & > * > :is(h2, h3, h4) > button > [data-preview] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 400;
    color: var(--ink-2);
  }
  & > [data-expanded] > :is(h2, h3, h4) > button > [data-preview] {
    display: none;
  }
  & > * > :is(h2, h3, h4) > button > [data-head] > svg.lucide {
    color: var(--ink-3);
    transition: transform var(--t-2) var(--ease);
  }
  & > [data-expanded] > :is(h2, h3, h4) > button > [data-head] > svg.lucide {
    transform: rotate(180deg);
  }
  @media (hover: hover) {
    & > * > :is(h2, h3, h4) > button:hover {
      background: var(--hover);
    }
  }
  & > * > :is(h2, h3, h4) > button {
    ${innerRingStyle}
  }
  & > * > :is(h2, h3, h4) > button[data-disabled] {
    background: none;
    color: var(--ink-off);
    cursor: default;
    & * {
      color: inherit;
    }
  }
  & > * > [role='group'] > div {
    padding: 4px 16px 16px;
    overflow-wrap: anywhere;
  }
  @media ${media.phone} {
    & > * > :is(h2, h3, h4) > button {
      min-height: 44px;
      padding-inline: 12px;
      font-size: var(--fs-4);
    }
    & > * > :is(h2, h3, h4) > button > [data-head] > [data-summary] {
      font-size: var(--fs-3);
    }
    & > * > [role='group'] > div {
      padding-inline: 12px;
    }
  }
  @media (forced-colors: active) {
    &[data-messages] > * > :is(h2, h3, h4) > button > [data-head] > [data-title][data-unread]::before {
      forced-color-adjust: none;
      background: Highlight;
    }
    & > * > :is(h2, h3, h4) > button[data-disabled] {
      color: GrayText;
    }
  }
  /* Printed open, since nothing can be pressed on paper. */
  @media print {
    & > * > [role='group'] {
      display: block !important;
      content-visibility: visible !important;
    }
    & > * > :is(h2, h3, h4) > button > [data-head] > svg.lucide,
    & > * > :is(h2, h3, h4) > button > [data-head] > [data-summary] {
      display: none;
    }
    & > * {
      break-inside: avoid;
    }
  }
`
