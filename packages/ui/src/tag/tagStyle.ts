import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { partButtonStyle } from '../button/partButtonStyle'
import { ownDirection } from '../internal/direction/ownDirection'

/** The styles of tags and of their row: cells of a grid, or items of a list that is only read. */
export const tagListStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;
  & > :is([role='row'], [role='listitem']) {
    max-width: min(100%, 320px);
    border-radius: var(--r-1);
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent-line);
    color: var(--accent-ink);
    font-size: var(--fs-2);
    line-height: 16px;
    font-weight: 500;
    outline: none;
    cursor: default;
  }
  & > [data-pressable]:not([data-disabled]) {
    cursor: pointer;
  }
  & :is([role='gridcell'], [data-cell]) {
    display: flex !important;
    align-items: center;
    gap: 2px;
    min-width: 0;
    min-height: 24px;
    padding-inline: 8px;
  }
  & [data-allows-removing] :is([role='gridcell'], [data-cell]) {
    padding-inline-end: 0;
  }
  & :is([role='gridcell'], [data-cell]) > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${ownDirection}
  }
  & :is(button, [data-cross]) {
    ${partButtonStyle}
    color: inherit;
    outline: none;
    -webkit-tap-highlight-color: transparent;
  }
  & :is(button, [data-cross]) > svg.lucide {
    width: 12px;
    height: 12px;
  }
  @media (hover: hover) {
    & button:hover:not(:disabled) {
      background: var(--accent-line);
      color: inherit;
    }
  }
  & [data-focus-visible] {
    box-shadow: var(--focus);
  }
  & > [data-disabled] {
    background: var(--pressed);
    box-shadow: none;
    color: var(--ink-off);
  }
  & p {
    color: var(--ink-3);
  }
  @media ${media.phone} {
    & > :is([role='row'], [role='listitem']) {
      font-size: var(--fs-3);
    }
    & :is([role='gridcell'], [data-cell]) {
      min-height: 32px;
    }
    & :is(button, [data-cross]) {
      position: relative;
      width: 32px;
      height: 32px;
    }
    /* Tags are close to each other, so the press target is larger than the visible button. */
    & button::after {
      content: '';
      position: absolute;
      inset-block: -6px;
      inset-inline: -8px 0;
    }
  }
  @media (forced-colors: active) {
    & > :is([role='row'], [role='listitem']) {
      border: 1px solid CanvasText;
    }
    & > [data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
    & [data-focus-visible] {
      outline: 2px solid Highlight;
      outline-offset: 1px;
    }
  }
  @media print {
    & :is(button, [data-cross]) {
      display: none;
    }
    & [data-allows-removing] :is([role='gridcell'], [data-cell]) {
      padding-inline-end: 8px;
    }
  }
`
