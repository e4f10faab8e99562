import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { visuallyHidden } from '../visually-hidden/visuallyHiddenStyle'

/** The label over a control or a group; `data-hidden` leaves it to screen readers. */
export const FieldLabel = styled.label`
  display: block;
  justify-self: start;
  max-width: 100%;
  overflow-wrap: anywhere;
  font-size: var(--fs-2);
  line-height: 16px;
  font-weight: 500;
  color: var(--ink-2);
  &[data-hidden] {
    ${visuallyHidden}
  }
  @media ${media.phone} {
    font-size: var(--fs-3);
  }
`
