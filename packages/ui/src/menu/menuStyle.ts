import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { mirrored } from '../internal/direction/mirrorStyle'

/** The look of an open menu. */
export const menuStyle = css`
  min-width: 176px;
  max-width: min(360px, calc(100vw - 18px));
  max-height: inherit;
  padding: 4px;
  overflow: auto;
  outline: none;

  & [role^='menuitem'] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding: 4px 8px;
    border-radius: var(--r-1);
    color: var(--ink);
    cursor: pointer;
    outline: none;
  }
  & [role^='menuitem'][data-focused],
  & [role^='menuitem'][data-open] {
    background: var(--pressed);
    box-shadow: none;
  }
  & [role^='menuitem'][data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  & [data-label] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-label] > small {
    display: block;
    font-size: var(--fs-1);
    line-height: 16px;
    color: var(--ink-2);
  }
  & [data-tone='danger'] {
    color: var(--danger-ink);
  }
  & [role^='menuitem'][data-disabled] {
    color: var(--ink-off);
    cursor: default;
    & * {
      color: inherit;
    }
  }
  & svg.lucide {
    width: 16px;
    height: 16px;
    color: var(--ink-3);
  }
  & [data-tone='danger'] svg.lucide {
    color: inherit;
  }
  & svg.lucide[data-check] {
    color: var(--accent-ink);
  }
  & [role^='menuitem']:not([data-selected]) > svg.lucide[data-check] {
    visibility: hidden;
  }
  & [role^='menuitem'] > [data-end] {
    margin-inline-start: auto;
  }
  & svg.lucide[data-submenu] {
    ${mirrored}
  }
  & kbd {
    padding-inline-start: 16px;
    font-family: inherit;
    font-size: var(--fs-1);
    white-space: nowrap;
    color: var(--ink-2);
  }
  & [role='separator'] {
    margin: 4px 0;
    border: 0;
    border-top: 1px solid var(--line);
  }
  & header {
    min-height: 24px;
    padding: 4px 8px 0;
    font-size: var(--fs-1);
    line-height: 16px;
    font-weight: 600;
    color: var(--ink-2);
  }
  @media ${media.phone} {
    & [role^='menuitem'] {
      min-height: 44px;
      font-size: var(--fs-4);
    }
    & kbd {
      display: none;
    }
  }
  @media (forced-colors: active) {
    & [role^='menuitem'][data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    & [role^='menuitem'][data-disabled] {
      color: GrayText;
    }
  }
`
