import type { GridStart } from './gridStart'
import { extraSlots, type DrawnRow } from './rowSlots'

/** The row of the grid's tab stop, with the element that draws it. */
export interface ActiveRow extends DrawnRow {
  readonly key: string
}

/** The index of a row, searched from its old index outwards; -1 if it was removed. */
export const findRow = <Row>(
  rows: readonly Row[],
  getRowKey: (row: Row) => string,
  key: string,
  near: number,
): number => {
  const isAt = (index: number) => {
    const row = rows[index]
    return row !== undefined && getRowKey(row) === key
  }
  const most = Math.max(near, rows.length - near)
  for (let away = 0; away <= most; away += 1) {
    if (isAt(near - away)) return near - away
    if (isAt(near + away)) return near + away
  }
  return -1
}

/**
 * The active row among the present rows: the same row in the same element, at any index. If it was removed, the row that
 * took its place, in another element, so that a screen reader announces a new row; none if there are no rows.
 */
export const followRow = <Row>(
  active: ActiveRow,
  rows: readonly Row[],
  getRowKey: (row: Row) => string,
): ActiveRow | undefined => {
  const found = findRow(rows, getRowKey, active.key, active.index)
  if (found === active.index) return active
  if (found >= 0) return { ...active, index: found }
  const index = Math.min(active.index, rows.length - 1)
  const row = rows[index]
  const [extra, other] = extraSlots
  return row === undefined
    ? undefined
    : { key: getRowKey(row), index, slot: active.slot === extra ? other : extra }
}

/** The row of the tab stop when a grid opens: the one that was left, else the first one. None if there are no rows. */
export const startRow = <Row>(
  start: GridStart | undefined,
  rows: readonly Row[],
  getRowKey: (row: Row) => string,
): ActiveRow | undefined => {
  const left = start?.rowKey
  const index = left === undefined ? 0 : Math.max(0, findRow(rows, getRowKey, left, 0))
  const row = rows[index]
  return row === undefined ? undefined : { key: getRowKey(row), index, slot: extraSlots[0] }
}
