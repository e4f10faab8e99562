import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { ScrollArea } from '../internal/scroll-area/ScrollArea'

/** Over dialogs, under toasts. */
const over = 25

/** Dims all but the target; presses go through it. */
export const Hole = styled.div`
  position: fixed;
  z-index: ${over};
  left: calc(var(--hole-left) - 4px);
  top: calc(var(--hole-top) - 4px);
  width: calc(var(--hole-width) + 8px);
  height: calc(var(--hole-height) + 8px);
  border-radius: var(--r-2);
  outline: 2px solid var(--a-500);
  box-shadow: 0 0 0 200vmax var(--scrim);
  pointer-events: none;
  /* The target is scrolled out of sight. */
  &[data-empty] {
    outline: none;
    width: 0;
    height: 0;
  }
  @media (forced-colors: active) {
    outline-color: Highlight;
  }
  @media print {
    display: none;
  }
`

export const Step = styled.section`
  z-index: ${over};
  display: flex;
  flex-direction: column;
  width: 320px;
  max-width: calc(100vw - 16px);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--raised);
  box-shadow: var(--shadow-3);
  outline: none;
  overflow: auto;
  overflow-wrap: anywhere;
  & > [data-head] {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    padding-block-start: 12px;
    padding-inline: 16px 12px;
  }
  & > [data-head] > h2 {
    flex: 1;
    min-width: 0;
    font-size: var(--fs-4);
  }
  & > [data-foot] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
    padding: 8px 12px 12px 16px;
  }
  & > [data-foot] > p {
    margin-inline-end: auto;
    color: var(--ink-3);
    font-size: var(--fs-2);
    font-variant-numeric: tabular-nums;
  }
  /* On a phone it is at the edge that is farther from its target. */
  &[data-edge] {
    position: fixed;
    inset-inline: 8px;
    width: auto;
    max-height: 50vh;
  }
  &[data-edge='top'] {
    top: max(8px, env(safe-area-inset-top));
  }
  &[data-edge='bottom'] {
    bottom: max(8px, env(safe-area-inset-bottom));
  }
  @media ${media.phone} {
    /* Close keeps its look and is pressed as easily as the buttons under the text. */
    & > [data-head] > button::after {
      content: '';
      position: absolute;
      inset: -11px;
    }
  }
  @media print {
    display: none;
  }
`

/** Of a step that is higher than the window the text scrolls; title and buttons stay visible. */
export const StepText = styled(ScrollArea)`
  flex: 0 1 auto;
  min-height: 48px;
  color: var(--ink-2);
  & > div {
    padding: 4px 16px 12px;
  }
`

export const Spot = styled.div`
  z-index: ${over};
  @media print {
    display: none;
  }
`

/** A dot of 12 px in a ring of 24 px that pulses; still with reduced motion. */
export const Dot = styled(Button)`
  position: relative;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid var(--a-500);
    border-radius: 50%;
    background: color-mix(in oklch, var(--a-500) 28%, transparent);
    animation: retain-pulse 1.6s ease-in-out infinite;
  }
  &::after {
    content: '';
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--accent);
    box-shadow: 0 0 0 2px var(--surface);
    z-index: 1;
  }
  &:focus-visible {
    box-shadow: var(--focus);
  }
  @media ${media.phone} {
    width: 44px;
    height: 44px;
    margin: -10px;
    &::before {
      inset: 10px;
    }
  }
  @media (forced-colors: active) {
    &::after {
      forced-color-adjust: none;
      background: Highlight;
    }
    &:focus-visible {
      outline: 2px solid Highlight;
    }
  }
`
