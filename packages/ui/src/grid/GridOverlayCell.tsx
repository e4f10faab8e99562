import { Spinner } from '../spinner/Spinner'

interface GridOverlayCellProps {
  readonly text: string
  readonly columnCount: number
  readonly isTabStop: boolean
}

/** One sentence in place of every cell but the first: the row's data are on their way. */
export function GridOverlayCell({ text, columnCount, isTabStop }: GridOverlayCellProps) {
  return (
    <div role="gridcell" aria-colindex={2} aria-colspan={columnCount - 1} tabIndex={isTabStop ? 0 : -1}>
      <Spinner />
      {text}
    </div>
  )
}
