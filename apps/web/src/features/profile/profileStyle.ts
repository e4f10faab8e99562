import { media } from '@retain/ui/breakpoints'
import { styled } from 'styled-components'

/** The signature with its preview, beside who is signed in; below each other where there is no room for both. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
  gap: var(--s-3);
  align-items: start;
  & > div {
    display: grid;
    gap: var(--s-3);
    min-width: 0;
  }
  @media ${media.twoColumns} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The signature in the email. */
export const Quoted = styled.div`
  padding-inline-start: 12px;
  border-inline-start: 2px solid var(--accent-line);
`
