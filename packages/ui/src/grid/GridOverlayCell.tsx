import { styled } from 'styled-components'
import { Spinner } from '../spinner/Spinner'
import { CellBox } from './gridStyle'

const Box = styled(CellBox)`
  grid-column: 2 / -1;
  gap: 8px;
  color: var(--ink-2);
  font-size: var(--fs-2);
`

interface GridOverlayCellProps {
  readonly text: string
  readonly columnCount: number
  readonly isTabStop: boolean
}

/** One sentence in place of every cell but the first: the row's data are on their way. */
export function GridOverlayCell({ text, columnCount, isTabStop }: GridOverlayCellProps) {
  return (
    <Box role="gridcell" aria-colindex={2} aria-colspan={columnCount - 1} tabIndex={isTabStop ? 0 : -1}>
      <Spinner />
      {text}
    </Box>
  )
}
