import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

/** The line with its value next to it. */
export const Root = styled.div`
  display: flex;
  /* In a narrow container the value is under the line. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  min-width: 0;
  min-height: var(--control);
`

/** The value in words. */
export const Output = styled.output`
  flex: none;
  display: block;
  min-width: 4ch;
  max-width: 50%;
  overflow-wrap: anywhere;
  margin-inline-start: auto;
  text-align: end;
  font-variant-numeric: tabular-nums;
  /* As wide as its widest value: the line stays as long as it is while the thumb is dragged. */
  &::after {
    content: attr(data-widest);
    display: block;
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
  &[data-disabled] {
    color: var(--ink-3);
  }
`

/** The groove and what lies in it; where it begins and ends comes as `--from` and `--to`, between 0 and 1. */
export const Track = styled.div`
  position: relative;
  flex: 1 1 96px;
  min-width: 0;
  height: 24px;
  /* Half a thumb wide at either end, so that no thumb overlaps the edge of the field. */
  margin-inline: 8px;
  touch-action: pan-y;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 10px;
    inset-inline: -8px;
    border-radius: 2px;
    background: var(--line-field);
  }
  &::after {
    inset-inline: calc(var(--from) * 100%) calc((1 - var(--to)) * 100%);
    background: var(--accent);
  }
  &[data-opens]::after {
    inset-inline-start: -8px;
  }
  & > [data-thumb] {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-start: calc(var(--at) * 100% - 8px);
    width: 16px;
    height: 16px;
    border: 2px solid var(--accent);
    border-radius: 50%;
    background: var(--surface);
    box-shadow: var(--shadow-1);
    cursor: grab;
    z-index: 1;
  }
  /* Keyboard and screen readers use the input, pointers the thumb over it. */
  & > [data-thumb] > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }
  /* A thumb has a touch target as large as a button's. */
  & > [data-thumb]::after {
    content: '';
    position: absolute;
    inset: -6px;
    border-radius: 50%;
  }
  @media (hover: hover) {
    & > [data-thumb]:hover {
      border-color: var(--accent-hover);
    }
  }
  & > [data-thumb][data-dragging] {
    background: var(--accent);
    cursor: grabbing;
    z-index: 2;
  }
  & > [data-thumb]:has(:focus-visible) {
    box-shadow: var(--focus);
    z-index: 2;
  }
  &[data-invalid]::after {
    background: var(--danger);
  }
  &[data-invalid] > [data-thumb] {
    border-color: var(--danger);
  }
  &[data-disabled]::before,
  &[data-disabled]::after {
    background: var(--line-strong);
  }
  &[data-disabled] > [data-thumb] {
    border-color: var(--line-strong);
    box-shadow: none;
    cursor: default;
  }
  @media ${media.phone} {
    height: 44px;
    margin-inline: 12px;
    &::before,
    &::after {
      inset-block: 20px;
    }
    &::before {
      inset-inline: -12px;
    }
    &[data-opens]::after {
      inset-inline-start: -12px;
    }
    & > [data-thumb] {
      inset-block-start: calc(50% - 12px);
      inset-inline-start: calc(var(--at) * 100% - 12px);
      width: 24px;
      height: 24px;
    }
    & > [data-thumb]::after {
      inset: -10px;
    }
  }
  @media (forced-colors: active) {
    &::before,
    &[data-disabled]::before {
      forced-color-adjust: none;
      background: ButtonBorder;
    }
    &::after,
    &[data-invalid]::after,
    & > [data-thumb][data-dragging] {
      forced-color-adjust: none;
      background: Highlight;
    }
    &[data-disabled]::after {
      background: GrayText;
    }
    &[data-disabled] > [data-thumb] {
      border-color: GrayText;
    }
    & > [data-thumb]:has(:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
  }
`
