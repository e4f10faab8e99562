/** A cell by index; the header is row -1. */
export interface GridPosition {
  readonly row: number
  readonly column: number
}

/** The bounds of a movement; `pageRows` is how many rows fit into the viewport. */
export interface GridShape {
  readonly rowCount: number
  readonly columnCount: number
  readonly pageRows: number
  /** Columns run from right to left: the left arrow leads to the next one. @default false */
  readonly isRightToLeft?: boolean | undefined
}

/** The parts of a keyboard event that move the focus. */
export interface GridKey {
  readonly key: string
  readonly ctrlKey: boolean
}

const headerRow = -1
const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high))

/**
 * The position that a key of the ARIA grid pattern moves to: arrows by one cell, Home and End within the row, Ctrl+Home
 * and Ctrl+End to the first and last cell, PageUp and PageDown by a viewport. `undefined` for every other key.
 *
 * @example
 * moveInGrid({ key: 'ArrowDown', ctrlKey: false }, { row: 0, column: 2 }, shape) // { row: 1, column: 2 }
 */
export const moveInGrid = (
  { key, ctrlKey }: GridKey,
  { row, column }: GridPosition,
  { rowCount, columnCount, pageRows, isRightToLeft = false }: GridShape,
): GridPosition | undefined => {
  const rightward = isRightToLeft ? -1 : 1
  const lastRow = rowCount - 1
  const lastColumn = columnCount - 1
  const to = (nextRow: number, nextColumn: number): GridPosition => ({
    row: clamp(nextRow, headerRow, lastRow),
    column: clamp(nextColumn, 0, lastColumn),
  })
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column)
    case 'ArrowDown':
      return to(row + 1, column)
    case 'ArrowLeft':
      return to(row, column - rightward)
    case 'ArrowRight':
      return to(row, column + rightward)
    case 'Home':
      return to(ctrlKey ? 0 : row, 0)
    case 'End':
      return to(ctrlKey ? lastRow : row, lastColumn)
    case 'PageUp':
      return row === headerRow ? to(row, column) : to(Math.max(0, row - pageRows), column)
    case 'PageDown':
      return to(row + pageRows, column)
    default:
      return undefined
  }
}
