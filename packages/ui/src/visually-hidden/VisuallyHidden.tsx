import { styled } from 'styled-components'
import { visuallyHidden } from './visuallyHiddenStyle'

/** Text for screen readers that is not visible. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
