import { styled } from 'styled-components'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { pulseStyle, shapeStyle, stillFor } from './shapeStyle'
import { useHasWaited } from './useHasWaited'

const Shape = styled.i`
  display: inline-block;
  width: 56px;
  max-width: 100%;
  vertical-align: middle;
  ${shapeStyle}
  &[data-pulses] {
    ${pulseStyle}
  }
`

/** Stands in the place of one value that is being loaded. */
export const LoadingValue = () => (
  <>
    <VisuallyHidden>Loading</VisuallyHidden>
    <Shape aria-hidden="true" data-pulses={useHasWaited(stillFor) || undefined} />
  </>
)
