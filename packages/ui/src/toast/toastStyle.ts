import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

/** The corner, which lets presses through, except on its toasts. */
export const Region = styled.section`
  position: fixed;
  z-index: 30;
  inset-block-end: 60px;
  inset-inline-end: 16px;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 8px;
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - 76px);
  pointer-events: none;
  outline: none;
  & > ol {
    display: grid;
    gap: 8px;
    min-height: 0;
    /* Space for the shadows, which the scroller would cut. */
    margin: -24px;
    padding: 24px;
    overflow-y: auto;
  }
  @media ${media.phone} {
    inset-block-end: min(180px, 20vh);
    inset-inline: 12px;
    align-items: stretch;
    max-width: none;
    max-height: calc(100dvh - min(180px, 20vh) - 16px);
  }
  @media print {
    display: none;
  }
`

export const Card = styled.div`
  display: flex;
  gap: 8px;
  width: 336px;
  max-width: 100%;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--raised);
  box-shadow: var(--shadow-2);
  pointer-events: auto;
  animation: retain-rise var(--t-2) var(--ease);
  & > svg.lucide {
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
  & > [data-text] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-text] > div:first-child {
    font-weight: 600;
  }
  & [data-count] {
    display: inline-block;
    margin-inline-start: 6px;
    padding: 0 6px;
    border-radius: var(--r-1);
    background: var(--chip);
    color: var(--chip-ink);
    font-size: var(--fs-1);
    line-height: 16px;
    font-variant-numeric: tabular-nums;
  }
  & p {
    color: var(--ink-3);
  }
  & [data-text] > button {
    margin-top: 8px;
  }
  & > button {
    margin-block: -4px;
    margin-inline: 0 -4px;
  }
  &[data-type='success'] > svg {
    color: var(--open-ink);
  }
  &[data-type='message'] > svg {
    color: var(--accent-ink);
  }
  &[data-type='warning'] > svg {
    color: var(--warn-ink);
  }
  &[data-type='error'] > svg {
    color: var(--danger-ink);
  }
  &[data-type='error'] {
    border-color: var(--danger);
  }
  &:focus-visible {
    box-shadow: var(--focus);
  }
  @media ${media.phone} {
    width: 100%;
    & > button[data-icon-only][data-size] {
      width: 44px;
      height: 44px;
      margin-block: -12px;
      margin-inline: 0 -12px;
    }
  }
  @media (forced-colors: active) {
    &:focus-visible {
      outline-color: Highlight;
    }
  }
`

export const Waiting = styled.p`
  align-self: flex-end;
  padding: 2px 8px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--raised);
  box-shadow: var(--shadow-1);
  color: var(--ink-2);
  font-size: var(--fs-2);
  line-height: 16px;
  pointer-events: auto;
`
