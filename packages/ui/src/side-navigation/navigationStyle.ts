import { css, styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { ownDirection } from '../internal/direction/ownDirection'

export const NavigationRoot = styled.nav`
  --focus: var(--nav-focus);
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  padding: 0 8px;
  background: var(--nav);
  color: var(--nav-ink);
  &[data-collapsed] {
    align-items: center;
  }
  @media (forced-colors: active) {
    border-inline-end: 1px solid CanvasText;
  }
  @media print {
    display: none;
  }
`

export const Brand = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  align-self: stretch;
  gap: 8px;
  height: 52px;
  padding: 0 8px;
  color: var(--nav-on);
  font-size: var(--fs-4);
  font-weight: 650;
  letter-spacing: -0.01em;
  white-space: nowrap;
  overflow: hidden;
  & > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    ${ownDirection}
  }
  [data-collapsed] > & {
    padding: 0;
    justify-content: center;
  }
`

export const Entries = styled.ul`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 4px;
  min-height: 0;
  align-self: stretch;
  margin: 0 -8px;
  padding: 0 8px 8px;
  overflow: hidden auto;
  scrollbar-width: thin;
  scrollbar-color: var(--nav-active) transparent;
`

/** The look of an entry, link or inactive text. */
export const entryStyle = css`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  height: 32px;
  padding: 0 8px;
  border-radius: var(--r-2);
  font-weight: 500;
  white-space: nowrap;
  & > span:first-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
    ${ownDirection}
  }
  & svg.lucide {
    width: 16px;
    height: 16px;
  }
  & [data-end] {
    margin-inline-start: auto;
    color: var(--nav-ink-2);
  }
  @media (hover: hover) {
    &[href]:hover {
      background: var(--nav-hover);
      color: var(--nav-on);
    }
  }
  &[aria-current] {
    background: var(--nav-active);
    color: var(--nav-on);
  }
  &[aria-disabled] {
    color: var(--nav-off);
    cursor: default;
  }
  &[data-sub] {
    height: 28px;
    padding-inline-start: 32px;
    font-weight: 450;
  }
  &[data-sub] > svg.lucide:first-child {
    position: absolute;
    inset-inline-start: 8px;
  }
  &[data-collapsed] {
    justify-content: center;
    width: 40px;
    height: 36px;
    padding: 0;
  }
  &[data-collapsed] [data-badge] {
    position: absolute;
    top: 0;
    /* The counter grows away from the icon. */
    inset-inline-start: 24px;
  }
  @media ${media.phone} {
    height: 44px;
    font-size: var(--fs-4);
    &[data-sub] {
      height: 44px;
    }
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 1px solid Highlight;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }
`

/** The end of an entry: its badge. */
export const EntryEnd = styled.span`
  display: flex;
  margin-inline-start: auto;
`

export const Line = styled.li`
  margin: 8px 8px;
  border-top: 1px solid var(--nav-active);
`

export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  align-self: stretch;
  justify-content: space-between;
  height: 44px;
  padding-inline-start: 8px;
  font-size: var(--fs-1);
  line-height: 16px;
  color: var(--nav-ink-2);
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${ownDirection}
  }
  [data-collapsed] > & {
    padding: 0;
    justify-content: center;
  }
`

/** A button on the navigation's dark ground. */
export const quietButton = css`
  display: flex;
  align-items: center;
  border: 0;
  border-radius: var(--r-2);
  background: none;
  color: inherit;
  outline: none;
  & svg.lucide {
    width: 16px;
    height: 16px;
  }
  @media (hover: hover) {
    &:hover {
      color: var(--nav-on);
      background: var(--nav-hover);
    }
  }
  &[data-focus-visible] {
    box-shadow: var(--focus);
  }
  @media (forced-colors: active) {
    &[data-focus-visible] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
