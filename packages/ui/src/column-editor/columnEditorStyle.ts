import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { partButtonStyle } from '../button/partButtonStyle'
import { ownDirection } from '../internal/direction/ownDirection'

/** What columns are added by: it stays in sight while the list under it scrolls. */
export const AddPlace = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  margin: 8px -20px 0;
  padding: 4px 20px 8px;
  background: var(--raised);
  @media ${media.phone} {
    margin-inline: -16px;
    padding-inline: 16px;
  }
  @media ${media.short} {
    position: static;
  }
`

export const List = styled.ol`
  margin: 0 -4px;
  & > li {
    scroll-margin-block: 72px 8px;
  }
  @media ${media.phone} {
    margin: 0 -8px;
  }
`

/** Where the list ends on a screen: a line with a text in its middle. */
export const Divider = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  padding: 0 4px;
  color: var(--ink-3);
  font-size: var(--fs-1);
  line-height: 16px;
  text-align: center;
  &::before,
  &::after {
    content: '';
    flex: 1;
    min-width: 16px;
    height: 1px;
    background: var(--line);
  }
`

/** A column: its handle or lock, its number and label, what moves and removes it. */
export const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  padding: 0 4px;
  border-radius: var(--r-1);
  color: var(--ink);
  & > svg.lucide {
    width: 24px;
    height: 16px;
    color: var(--ink-3);
  }
  & > button {
    ${partButtonStyle}
    cursor: grab;
    touch-action: none;
  }
  & > [data-number] {
    flex: none;
    min-width: 20px;
    color: var(--ink-3);
    font-size: var(--fs-2);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & > [data-label] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: grab;
    user-select: none;
    ${ownDirection}
  }
  & > [data-buttons] {
    display: flex;
    flex: none;
  }
  &[data-fixed] > [data-label] {
    cursor: default;
    user-select: auto;
  }
  @media (hover: hover) {
    &:not([data-fixed], [data-lifted]):hover {
      background: var(--hover);
    }
  }

  /* A row dragged by the pointer leaves a band in its place; one moved by the keyboard stays in place. */
  &[data-dragged='pointer'] {
    background: var(--pressed);
    box-shadow:
      inset 0 2px var(--raised),
      inset 0 -2px var(--raised);
    & > * {
      visibility: hidden;
    }
  }
  &[data-dragged='keyboard'] {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  &[data-drop]::after {
    content: '';
    position: absolute;
    /* Stands above the dragged row. */
    z-index: 2;
    inset-inline: 0;
    inset-block-start: -1px;
    height: 2px;
    border-radius: 1px;
    background: var(--accent);
  }
  &[data-drop='after']::after {
    inset-block: auto -1px;
  }
  &[data-lifted] {
    margin-inline: 12px -12px;
    background: var(--raised);
    box-shadow:
      var(--shadow-2),
      0 0 0 1px var(--accent);
    cursor: grabbing;
    & > [data-label] {
      cursor: grabbing;
    }
  }
  @media ${media.phone} {
    gap: 4px;
    min-height: 44px;
    padding: 0;
    font-size: var(--fs-4);
    &[data-fixed] {
      padding-inline-end: 8px;
    }
    & > button,
    & > svg.lucide {
      width: 44px;
    }
    & > button,
    & > [data-buttons] > button[data-size] {
      height: 44px;
    }
    & > [data-buttons] > button[data-size] {
      width: 40px;
    }
  }
  @media (forced-colors: active) {
    &[data-dragged],
    &[data-lifted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[data-drop]::after {
      background: Highlight;
    }
  }
`
