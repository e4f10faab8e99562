import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

/**
 * The box that one types into or chooses from: input, text area, the button of a select, or a frame around an input and
 * what stands beside it. A frame says its state by `data-invalid`, `data-readonly` and `data-disabled`.
 */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  height: var(--control);
  padding: 0 8px;
  font-size: var(--control-font);
  border: 1px solid var(--line-field);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--ink);
  outline: none;

  &::placeholder,
  & [data-placeholder] {
    color: var(--ink-3);
    opacity: 1;
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--ink-3);
    }
  }
  &:focus-visible,
  &:has(> input:focus-visible),
  &[aria-expanded='true'] {
    border-color: var(--a-500);
    box-shadow: 0 0 0 1px var(--a-500);
  }
  &[aria-invalid],
  &[data-invalid] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &[aria-invalid]:focus-visible,
  &[data-invalid]:focus-visible,
  &[data-invalid]:has(> input:focus-visible) {
    box-shadow:
      inset 0 0 0 1px var(--danger),
      var(--focus);
  }
  &[readonly],
  &[data-readonly] {
    border-color: var(--line);
    background: var(--sunken);
  }
  &:disabled,
  &[data-disabled] {
    border-color: transparent;
    background: var(--pressed);
    color: var(--ink-off);
    -webkit-text-fill-color: currentColor;
    opacity: 1;
    cursor: default;
    &::placeholder,
    & [data-placeholder],
    & svg.lucide {
      color: var(--ink-off);
    }
  }
  @media ${media.phone} {
    padding: 0 12px;
  }
  @media (forced-colors: active) {
    /* Forced colours allow no red border, so an invalid control gets an outline as well. */
    &[aria-invalid],
    &[data-invalid] {
      outline: 1px solid CanvasText;
      outline-offset: -2px;
    }
    &:focus-visible,
    &[data-invalid]:has(> input:focus-visible),
    &:has(> input:focus-visible) {
      outline: 2px solid Highlight;
    }
    &:disabled,
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`
