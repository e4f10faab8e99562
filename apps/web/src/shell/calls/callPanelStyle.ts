import { media } from '@retain/ui/breakpoints'
import { styled } from 'styled-components'

/**
 * Where it covers neither figures nor the way to the next customer: at the bottom left, toasts have the other corner. On a phone
 * what saves a call stands at the bottom, and the panel at the top.
 */
export const Panel = styled.section`
  position: fixed;
  z-index: 30;
  inset: auto auto 16px 16px;
  display: grid;
  gap: 12px;
  width: 320px;
  max-width: calc(100vw - 32px);
  padding: 16px;
  color: var(--ink);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--raised);
  box-shadow: var(--shadow-2);
  p {
    margin: 0;
    color: var(--ink-2);
  }
  @media ${media.phone} {
    inset: 64px 16px auto auto;
  }
  @media print {
    display: none;
  }
`

/** What becomes of the call. */
export const State = styled.div`
  color: var(--ink-2);
`

/** With whom it is. */
export const Partner = styled.div`
  font-size: 18px;
  font-weight: 600;
  overflow-wrap: anywhere;
`

/** Who has the number. */
export const Customers = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 30vh;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 8px;
  }
`

/** The vehicle of a customer, beside the name where there is room. */
export const Vehicle = styled.div`
  color: var(--ink-3);
`

/** What can be done with the call. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
