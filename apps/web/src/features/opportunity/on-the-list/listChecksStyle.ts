import { styled } from 'styled-components'

export const Root = styled.div`
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  & > * {
    padding: 12px 16px;
  }
  & > * + * {
    border-top: 1px solid var(--line);
  }
  & small {
    display: block;
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
  }
`

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  padding-block-end: 8px;
  & h2 {
    font-size: var(--fs-3);
    line-height: 20px;
    font-weight: 600;
  }
`

export const Check = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  padding-block: 6px;
  & + & {
    border-top: 1px solid var(--line-soft);
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-block-start: 2px;
    color: var(--open-ink);
  }
  & > span {
    flex: 1 1 30%;
    min-width: 0;
  }
  & > span:last-child {
    text-align: end;
  }
  & > [data-unadjusted] {
    flex: 1 0 100%;
    padding-inline-start: 24px;
  }
  & b {
    font-weight: 500;
  }
  & > span:last-child > b {
    font-weight: 600;
  }
  &[data-met='true'] > span:last-child > small {
    color: var(--open-ink);
  }
  &[data-met='false'] > svg,
  &[data-met='false'] > span:last-child > small {
    color: var(--danger-ink);
  }
`

export const Foot = styled.p`
  color: var(--ink-2);
  font-size: var(--fs-2);
  line-height: 16px;
`
