/** The first row to draw and the one after the last. */
export interface RowRange {
  readonly start: number
  readonly end: number
}

/** What decides which rows are drawn; lengths in pixels. */
export interface Viewport {
  readonly scrollTop: number
  readonly height: number
  readonly rowHeight: number
  readonly rowCount: number
  /** How many rows beyond the visible ones are drawn on either side. @default 8 */
  readonly spare?: number
}

/** The range moves in steps of this many rows, so that most scroll events draw nothing. */
const step = 4
const defaultSpare = 8

/**
 * The rows that stand in the viewport, with some to spare on either side.
 *
 * @example
 * visibleRange({ scrollTop: 3000, height: 600, rowHeight: 30, rowCount: 10_000 }) // { start: 92, end: 128 }
 */
export const visibleRange = (viewport: Viewport): RowRange => {
  const { scrollTop, height, rowHeight, rowCount, spare = defaultSpare } = viewport
  const firstVisible = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight)), Math.max(0, rowCount - 1))
  const afterVisible = Math.ceil((scrollTop + height) / rowHeight)
  return {
    start: Math.max(0, Math.floor(firstVisible / step) * step - spare),
    end: Math.min(rowCount, Math.ceil(afterVisible / step) * step + spare),
  }
}

/** The indices to draw: the range, and the row that holds the focus wherever it is. */
export const drawnRows = ({ start, end }: RowRange, kept: number | undefined): readonly number[] => {
  const indices = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)
  if (kept === undefined || (kept >= start && kept < end)) return indices
  return kept < start ? [kept, ...indices] : [...indices, kept]
}
