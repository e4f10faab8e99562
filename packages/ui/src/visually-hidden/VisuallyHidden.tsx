import { styled } from 'styled-components'
import { visuallyHidden } from './visuallyHiddenStyle'

/** Text for screen readers that takes no place on the screen. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
