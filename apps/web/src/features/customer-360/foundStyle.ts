import { styled } from 'styled-components'

/** Vehicles that a customer looked at or searched for, each a line that opens. */
export const Found = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li {
    border-top: 1px solid var(--line-soft);
  }
  & > li > button {
    display: flex;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: 48px;
    padding: 8px 16px;
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > li > button:hover {
    background: var(--hover);
  }
  & > li > button:focus-visible {
    outline: none;
    box-shadow: inset var(--focus);
  }
  & > li > button > span {
    flex: 1;
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: var(--fs-2);
    line-height: 16px;
    font-weight: 400;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > li > button > svg.lucide {
    flex: none;
    color: var(--ink-3);
  }
  & > li > button[aria-expanded='true'] > svg.lucide {
    transform: rotate(180deg);
  }
  & > li > div {
    padding: 0 16px 12px;
  }
`
