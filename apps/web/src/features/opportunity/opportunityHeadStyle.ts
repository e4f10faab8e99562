import { styled } from 'styled-components'

/** One line on a wide screen; on a phone the name over its chips. */
export const Head = styled.header`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px var(--s-3);
  min-height: 32px;
  & > a {
    margin: 0 -4px 0 -8px;
  }
  @media (max-width: 900px) {
    gap: 8px 4px;
    & > a {
      margin: 0 0 0 -8px;
    }
  }
`

export const Title = styled.div`
  min-width: 0;
  & > h1 {
    /* The line stays while the name of a typed address is on its way. */
    min-height: 24px;
    min-width: 80px;
    outline: none;
  }
  & > h1:focus-visible {
    border-radius: var(--r-1);
    box-shadow: var(--focus);
  }
  @media (max-width: 900px) {
    flex: 1;
    & > h1 {
      overflow: hidden;
      text-overflow: ellipsis;
      font-size: var(--fs-4);
      line-height: 20px;
      min-height: 20px;
    }
    & > small {
      display: block;
      font-size: var(--fs-2);
      line-height: 16px;
      min-height: 16px;
      color: var(--ink-2);
      font-variant-numeric: tabular-nums;
    }
  }
`

export const Facts = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px var(--s-3);
  min-width: 0;
  @media (max-width: 900px) {
    flex: 1 0 100%;
  }
`

export const Owner = styled.span`
  color: var(--ink-2);
  white-space: nowrap;
  & > b {
    font-weight: 500;
    color: var(--ink);
  }
`

export const Steps = styled.div`
  display: flex;
  order: 1;
  flex: none;
  align-items: center;
  gap: 8px;
  @media (max-width: 900px) {
    order: 0;
    gap: 0;
  }
`
