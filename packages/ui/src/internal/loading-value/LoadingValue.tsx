import { styled } from 'styled-components'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { shapeStyle } from './shapeStyle'

const Shape = styled.i`
  display: inline-block;
  width: 56px;
  max-width: 100%;
  vertical-align: middle;
  ${shapeStyle}
`

/** Stands in the place of one value that is being loaded. */
export const LoadingValue = () => (
  <>
    <VisuallyHidden>Loading</VisuallyHidden>
    <Shape aria-hidden="true" />
  </>
)
