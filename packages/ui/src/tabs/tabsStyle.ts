import { css } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { partButtonStyle } from '../button/partButtonStyle'
import { ownDirection } from '../internal/direction/ownDirection'
import { innerRingStyle } from '../internal/focus/innerRingStyle'

/** The row of tabs. What does not fit scrolls sideways and fades at the edge behind which there is more. */
export const rowStyle = css`
  position: relative;
  flex: none;
  /* A line that scrolling content cannot push away, and that the chosen tab covers. */
  box-shadow: inset 0 -1px 0 var(--line);
  & > [role='tablist'] {
    position: relative;
    display: flex;
    gap: 4px;
    height: 40px;
    padding: 0 var(--s-3);
    overflow: auto hidden;
    scrollbar-width: none;
    outline: none;
  }
  --hidden: 0px;
  --fade: 40px;
  @media (hover: hover) {
    /* The ground hides tabs under the arrow. */
    --hidden: 26px;
    --fade: 56px;
  }
  &[data-more~='left'] > [role='tablist'] {
    mask-image: linear-gradient(to right, transparent var(--hidden), var(--ink) var(--fade));
  }
  &[data-more~='right'] > [role='tablist'] {
    mask-image: linear-gradient(to left, transparent var(--hidden), var(--ink) var(--fade));
  }
  &[data-more='left right'] > [role='tablist'] {
    mask-image: linear-gradient(
      to right,
      transparent var(--hidden),
      var(--ink) var(--fade),
      var(--ink) calc(100% - var(--fade)),
      transparent calc(100% - var(--hidden))
    );
  }
  /* For the pointer only: the keyboard scrolls to a tab by focusing it. */
  & > button {
    ${partButtonStyle}
    position: absolute;
    z-index: 1;
    top: 8px;
    display: none;
    color: var(--ink-2);
  }
  & > button[data-to='left'] {
    left: 4px;
  }
  & > button[data-to='right'] {
    right: 4px;
  }
  @media (hover: hover) {
    &[data-more~='left'] > [data-to='left'],
    &[data-more~='right'] > [data-to='right'] {
      display: grid;
    }
  }
  @media ${media.phone} {
    & > [role='tablist'] {
      height: 44px;
      padding: 0 8px;
      font-size: var(--fs-4);
    }
    & > button {
      top: 10px;
    }
  }
  @media print {
    display: none;
  }
`

/** One tab. */
export const tabStyle = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  max-width: 240px;
  padding: 2px 8px 0;
  border-bottom: 2px solid transparent;
  font-weight: 500;
  white-space: nowrap;
  color: var(--ink-2);
  cursor: pointer;
  outline: none;
  -webkit-tap-highlight-color: transparent;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    ${ownDirection}
  }
  @media (hover: hover) {
    &:hover {
      color: var(--ink);
    }
  }
  &[data-selected] {
    border-bottom-color: var(--accent);
    font-weight: 600;
    color: var(--accent-ink);
  }
  &[data-disabled] {
    color: var(--ink-off);
    cursor: default;
  }
  &:focus-visible {
    border-radius: var(--r-2);
  }
  ${innerRingStyle}
  & small {
    font-size: var(--fs-1);
    font-weight: 500;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  &[data-disabled] small {
    color: inherit;
  }
  @media ${media.phone} {
    justify-content: center;
    min-width: 44px;
    & small {
      font-size: var(--fs-2);
    }
  }
  @media (forced-colors: active) {
    border-bottom-color: Canvas;
    &[data-selected] {
      border-bottom-color: Highlight;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`
