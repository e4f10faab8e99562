import type { GridPosition } from './gridPosition'

/** The grid's one tab stop, by keys, so that it follows its row when the rows change; `index` is where the row was. */
export interface ActiveCell {
  readonly rowKey: string | undefined
  readonly columnKey: string
  readonly index: number
}

/**
 * Where the active cell stands among the rows and columns of now: with its row if that is still there, else at the row
 * that took its place; in its column, else in the first. A `rowKey` of undefined is the header.
 */
export const locateActiveCell = (
  active: ActiveCell | undefined,
  rowKeys: readonly string[],
  columnKeys: readonly string[],
): GridPosition => {
  if (active === undefined) return { row: rowKeys.length > 0 ? 0 : -1, column: 0 }
  const column = Math.max(0, columnKeys.indexOf(active.columnKey))
  if (active.rowKey === undefined) return { row: -1, column }
  const unmoved = rowKeys[active.index] === active.rowKey
  const found = unmoved ? active.index : rowKeys.indexOf(active.rowKey)
  return { row: found >= 0 ? found : Math.min(active.index, rowKeys.length - 1), column }
}
