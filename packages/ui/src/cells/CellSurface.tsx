import { styled } from 'styled-components'
import { cellsStyle } from './cellsStyle'

/**
 * Gives cells their look where there is no grid around them: on a card, in a list.
 *
 * @example
 * <CellSurface><CurrencyCell value={14609} /></CellSurface>
 */
export const CellSurface = styled.div`
  ${cellsStyle}
`
