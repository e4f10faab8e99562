import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

/** The look of cards that are radio buttons: a grid of frames, each with the radio's label and perhaps a button. */
export const choiceCardStyle = css`
  display: grid;
  /* Three beside each other; fewer where a number would break, or where there are no more. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(200px, (100% - 16px) / 3)), 1fr));
  gap: 8px;
  & > div:only-child {
    max-width: max(200px, 50%);
  }
  & > div {
    display: flex;
    align-items: center;
    min-width: 0;
    min-height: 48px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-2);
    background: var(--surface);
  }
  @media (hover: hover) {
    & > div:hover:not([data-off], [data-chosen]) {
      border-color: var(--line-field);
      background: var(--hover);
    }
  }
  & label {
    position: relative;
    display: flex;
    flex: 1;
    align-items: center;
    gap: 8px;
    min-width: 0;
    padding: 6px 12px;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  & label > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & label > svg.lucide {
    color: var(--ink-3);
  }
  & b {
    display: block;
    line-height: 16px;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    font-size: var(--fs-1);
    line-height: 16px;
    color: var(--ink-3);
  }
  & svg[data-check] {
    display: none;
  }
  & [data-action] {
    flex: none;
    padding-inline-end: 8px;
  }
  & > [data-chosen] {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
    & small {
      color: var(--ink-2);
    }
    & label > svg.lucide {
      color: var(--accent-ink);
    }
  }
  [data-invalid] > & > div {
    border-color: var(--danger);
  }
  [data-readonly] > & > div:not([data-chosen]) {
    background: var(--sunken);
  }
  [data-readonly] > & label {
    cursor: default;
  }
  & > [data-struck] {
    & b {
      color: var(--ink-3);
      text-decoration: line-through;
    }
    & small {
      color: var(--danger-ink);
    }
  }
  & > [data-off] {
    border-color: var(--line);
    &[data-chosen] {
      border-color: var(--line-field);
      background: var(--pressed);
      box-shadow: none;
    }
    & label {
      cursor: default;
    }
    & b,
    & small,
    & label > svg.lucide {
      color: var(--ink-off);
    }
  }
  /* A struck card that cannot be chosen still says what is wrong. */
  & > [data-off][data-struck] small {
    color: var(--danger-ink);
  }
  & > div:has(label :focus-visible) {
    box-shadow: var(--focus);
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    & > div:only-child {
      max-width: none;
    }
    & > div {
      min-height: 52px;
    }
    & b {
      font-size: var(--fs-4);
      line-height: 20px;
    }
    & small {
      font-size: var(--fs-2);
    }
    & svg[data-check] {
      display: block;
    }
    & [data-action] {
      padding-inline-end: 4px;
    }
    & [data-action] > button[data-size] {
      width: 44px;
      height: 44px;
    }
  }
  @media (forced-colors: active) {
    & > [data-chosen] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    & svg[data-check] {
      display: block;
    }
    & > [data-off] * {
      color: GrayText;
    }
    & > div:has(label :focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
  }
`
