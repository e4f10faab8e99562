import { styled } from 'styled-components'

/** Everything: the place to drop, and the files. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`

/** The place to drop. */
export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 12px;
  min-height: 72px;
  padding: 12px;
  border: 1px dashed var(--line-field);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--ink-2);
  transition: background var(--t-1);
  &[data-invalid] {
    border-color: var(--danger);
  }
  &[data-over] {
    border-style: solid;
    border-color: var(--a-500);
    background: var(--accent-soft);
    box-shadow: 0 0 0 1px var(--a-500);
  }
  &[data-disabled] {
    border-color: var(--line);
    background: var(--pressed);
    color: var(--ink-off);
  }
  & > span {
    overflow-wrap: anywhere;
    min-width: 0;
  }
  @media (forced-colors: active) {
    &[data-over] {
      border-color: Highlight;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`

/** The files that were added or refused. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 8px;
    min-height: 36px;
    padding: 4px 8px;
    border: 1px solid var(--line);
    border-radius: var(--r-2);
    background: var(--surface);
  }
  & > li[data-error] {
    border-color: var(--danger);
  }
  & > li > svg.lucide {
    color: var(--ink-3);
  }
  & > li[data-error] > svg.lucide {
    color: var(--danger-ink);
  }
  & > li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    margin-inline-start: 8px;
    font-size: var(--fs-2);
    color: var(--ink-3);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & p {
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--danger-ink);
  }
`
