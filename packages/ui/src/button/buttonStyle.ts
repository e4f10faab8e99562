import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

/** How loud a button is. `primary` once per view, `danger` for what destroys, `link` for a quiet way to more in a text. */
export type ButtonVariant = 'primary' | 'plain' | 'ghost' | 'danger' | 'link'

/** 32, 28 or 24 px high. */
export type ButtonSize = 'medium' | 'small' | 'tiny'

/** What is disabled does not react to the pointer; the condition adds nothing to the weight of a rule. */
const enabled = ":where(:not([data-disabled], [aria-disabled='true']))"

/** The look of a button, for `<button>` and `<a>` alike: `data-variant`, `data-size`, `data-icon-only`, `data-on`, `data-loading`. */
export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 8px;
  height: var(--control);
  padding: 0 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--ink);
  font-weight: 500;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  box-shadow: var(--shadow-1);
  -webkit-tap-highlight-color: transparent;

  & svg.lucide {
    width: 16px;
    height: 16px;
  }

  @media (hover: hover) {
    &:hover${enabled} {
      background: var(--hover);
      border-color: var(--line-field);
      /* Under the pointer alone: what only becomes enabled changes at once. */
      transition:
        background var(--t-1),
        border-color var(--t-1);
    }
  }
  &:active${enabled}, &[data-pressed] {
    background: var(--pressed);
  }

  &[data-variant='primary'] {
    background: var(--accent);
    border-color: transparent;
    color: var(--on-accent);
    font-weight: 600;
    @media (hover: hover) {
      &:hover${enabled} {
        background: var(--accent-hover);
      }
    }
    &:active${enabled}, &[data-pressed] {
      background: var(--accent-down);
    }
  }
  &[data-variant='ghost'] {
    border-color: transparent;
    background: transparent;
    box-shadow: none;
    color: var(--ink-2);
    @media (hover: hover) {
      &:hover${enabled} {
        background: var(--hover);
        color: var(--ink);
      }
    }
    &:active${enabled}, &[data-pressed] {
      background: var(--pressed);
    }
  }
  &[data-variant='danger'] {
    color: var(--danger-ink);
    @media (hover: hover) {
      &:hover${enabled} {
        background: var(--danger-soft);
        border-color: var(--danger);
      }
    }
    &:active${enabled}, &[data-pressed] {
      background: var(--pressed);
    }
  }
  &[data-on] {
    background: var(--accent-soft);
    border-color: var(--accent-line);
    color: var(--accent-ink);
  }

  &[data-round] {
    border-radius: 999px;
  }

  &[data-size='small'] {
    height: var(--control-small);
    padding: 0 8px;
    font-size: var(--fs-2);
  }
  &[data-size='tiny'] {
    height: var(--control-row);
    padding: 0 8px;
    font-size: var(--fs-2);
  }
  &[data-size='small'] svg.lucide,
  &[data-size='tiny'] svg.lucide {
    width: 14px;
    height: 14px;
  }
  &[data-icon-only] {
    width: 32px;
    padding: 0;
    &[data-size='small'] {
      width: 28px;
    }
    &[data-size='tiny'] {
      width: 24px;
    }
  }

  &[data-variant='link'] {
    justify-content: start;
    padding: 0;
    border-color: transparent;
    background: none;
    box-shadow: none;
    color: var(--accent-ink);
    @media (hover: hover) {
      &:hover${enabled} {
        text-decoration: underline;
        text-underline-offset: 2px;
      }
    }
  }

  /* The ring takes its place from the padding, so that a saving button keeps its width. */
  &[data-loading]:not([data-has-icon], [data-icon-only], [data-variant='link']) {
    gap: 4px;
    padding: 0 4px;
    &:not([data-size='medium']) {
      gap: 2px;
      padding: 0 1px;
    }
  }
  &[data-loading][data-has-icon]:not([data-size='medium']) > :first-child {
    width: 14px;
    height: 14px;
  }
  &[data-loading][data-variant='link']:not([data-has-icon]) {
    gap: 0;
    & > :first-child {
      position: absolute;
      inset-inline-start: -16px;
    }
  }
  &[data-pending] {
    cursor: default;
  }
  &[data-disabled],
  &[aria-disabled='true']:not([data-loading]) {
    background: var(--pressed);
    border-color: transparent;
    color: var(--ink-off);
    box-shadow: none;
    cursor: default;
    &[data-variant='ghost'],
    &[data-variant='link'] {
      background: none;
    }
  }
  /* What waits looks disabled and keeps the focus. */
  &:focus-visible {
    box-shadow: var(--focus);
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &[data-variant='link'] {
      border-color: Canvas;
    }
    /* Above what a quiet button looks like under the pointer. */
    &&[data-on] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &[data-on]:focus-visible {
      outline-offset: 2px;
    }
    &[data-disabled],
    &[aria-disabled='true']:not([data-loading]) {
      color: GrayText;
    }
    &[data-on]:is([data-disabled], [aria-disabled='true']:not([data-loading])) {
      border-color: GrayText;
      background: Canvas;
    }
  }
  @media ${media.phone} {
    &[data-size='medium'] {
      height: 44px;
      padding: 0 16px;
      font-size: var(--fs-4);
    }
    &[data-size='medium'][data-loading]:not([data-has-icon], [data-icon-only], [data-variant='link']) {
      padding: 0 8px;
    }
    /* A long text takes a second line before it leaves the screen. */
    &[data-size='medium']:not([data-icon-only]) {
      max-width: 100%;
      height: auto;
      min-height: 44px;
      padding-block: 4px;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    &[data-size='medium'][data-variant='link']:not([data-icon-only]) {
      padding-inline: 0;
    }
    /* A small button keeps its look and is pressed as easily. */
    &:is([data-size='small'], [data-size='tiny'])::after {
      content: '';
      position: absolute;
      inset: min(0px, calc((100% - var(--touch)) / 2));
    }
    &[data-size='medium'][data-icon-only] {
      width: 44px;
      padding: 0;
      & svg.lucide {
        width: 20px;
        height: 20px;
      }
    }
  }
  @media print {
    display: none;
  }
`
