import { styled } from 'styled-components'

/** Whose email it is, at the end of the card's head. */
export const AsCustomer = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 216px);
  gap: 8px;
  align-items: center;
`

/** What stands below every email of the store. */
export const Disclaimer = styled.p`
  margin: 0 -12px -12px;
  padding: 8px 12px;
  border-top: 1px dashed var(--line-strong);
  font-size: var(--fs-1);
  color: var(--ink-3);
`

/** How the placeholders stand. */
export const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin-top: 12px;
  font-size: var(--fs-2);
  color: var(--ink-2);
  & > span {
    display: flex;
    gap: 4px;
    align-items: center;
  }
  & > [data-warn] {
    color: var(--warn-ink);
  }
  & svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`
