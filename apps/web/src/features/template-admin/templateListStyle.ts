import { media } from '@retain/ui/breakpoints'
import { styled } from 'styled-components'

/** What narrows the list. */
export const ListHead = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  @media ${media.phone} {
    padding: 12px;
  }
`

/** The levels below each other. */
export const Lists = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  min-height: 0;
  padding: 0 8px 12px;
  overflow-y: auto;
  scrollbar-width: thin;
  & > p {
    padding: 0 8px;
    color: var(--ink-3);
  }
  & h2 {
    display: flex;
    gap: 8px;
    justify-content: space-between;
    padding: 4px 8px;
    font-size: var(--fs-2);
    font-weight: 500;
    color: var(--ink-2);
  }
  & h2 > small {
    min-width: 0;
    font-size: inherit;
    font-weight: 400;
    color: var(--ink-3);
    text-align: end;
    overflow-wrap: anywhere;
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

/** One template of the list. */
export const TemplateButton = styled.button`
  display: flex;
  gap: 8px;
  width: 100%;
  min-height: 44px;
  padding: 4px 8px;
  border: 1px solid transparent;
  border-radius: var(--r-2);
  background: none;
  text-align: start;
  cursor: pointer;
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
    color: var(--ink-3);
  }
  & > span:first-of-type {
    flex: 1;
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: var(--fs-1);
    font-weight: 400;
    color: var(--ink-3);
  }
  &:hover {
    background: var(--hover);
  }
  &:focus-visible {
    outline: none;
    box-shadow: var(--focus);
  }
  &[aria-current] {
    border-color: var(--accent-line);
    background: var(--accent-soft);
    color: var(--accent-ink);
  }
  &[aria-current] > svg {
    color: inherit;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border-color: Highlight;
    }
  }
`

/** Beside a template with changes that are not saved; its text is for screen readers. */
export const UnsavedDot = styled.span`
  flex: none;
  align-self: center;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--accent);
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`
