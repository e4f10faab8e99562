import { css } from 'styled-components'
import { media } from '../../breakpoints/breakpoints'
import { markStyle } from './markStyle'

/** A line that one ticks or turns on: a mark, a text, and perhaps a quieter text under it. */
export const choiceLineStyle = css`
  position: relative;
  display: inline-flex;
  align-items: start;
  gap: 8px;
  min-width: 0;
  max-width: 100%;
  min-height: 24px;
  padding-block: 2px;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  & > [data-mark] {
    flex: none;
    margin-block: 2px;
    transition:
      background var(--t-1),
      border-color var(--t-1);
  }
  & > [data-text] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:has(:focus-visible) > [data-mark] {
    box-shadow: var(--focus);
  }
  &[data-readonly] {
    cursor: default;
  }
  &[data-disabled] {
    color: var(--ink-off);
    cursor: default;
  }
  @media ${media.phone} {
    align-items: center;
    min-height: var(--touch);
    font-size: var(--fs-4);
    /* One whose label is hidden keeps its look and is pressed as easily. */
    &::after {
      content: '';
      position: absolute;
      inset: min(0px, calc((100% - var(--touch)) / 2));
    }
  }
  @media (forced-colors: active) {
    &:has(:focus-visible) > [data-mark] {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`

/** The square or round mark of a choice. */
export const choiceMarkStyle = css`
  & > [data-mark] {
    ${markStyle}
  }
  & svg.lucide {
    width: 12px;
    height: 12px;
    stroke-width: 3;
  }
  @media (hover: hover) {
    &:hover > [data-mark] {
      border-color: var(--ink-3);
    }
  }
  &[data-selected] > [data-mark],
  &[data-indeterminate] > [data-mark] {
    border-color: var(--accent);
    background: var(--accent);
  }
  &[data-invalid] > [data-mark] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &[data-invalid]:has(:focus-visible) > [data-mark] {
    box-shadow: var(--focus);
  }
  &[data-readonly] > [data-mark] {
    border-color: var(--line-field);
    background: var(--sunken);
    color: var(--ink-2);
  }
  &[data-disabled] > [data-mark] {
    border-color: var(--line-strong);
    background: var(--pressed);
    color: var(--ink-off);
  }
  @media ${media.phone} {
    & > [data-mark] {
      width: 20px;
      height: 20px;
    }
  }
  @media (forced-colors: active) {
    &[data-selected] > [data-mark],
    &[data-indeterminate] > [data-mark] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &[data-disabled] > [data-mark] {
      border-color: GrayText;
    }
    &[data-disabled]:is([data-selected], [data-indeterminate]) > [data-mark] {
      background: GrayText;
      color: Canvas;
    }
  }
`

/** One choice of several: its line, and a quieter text under it, which describes it. */
export const choiceFieldStyle = css`
  display: grid;
  justify-items: start;
  min-width: 0;
  max-width: 100%;
  & > [slot='description'] {
    margin-block-end: 2px;
    margin-inline-start: 24px;
    font-size: var(--fs-2);
    line-height: var(--lh-2);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  &[data-disabled] > [slot='description'] {
    color: var(--ink-off);
  }
  @media ${media.phone} {
    & > [slot='description'] {
      margin-inline-start: 28px;
    }
  }
`
