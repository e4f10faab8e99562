import { extraSlots, type DrawnRow } from './rowSlots'

/** The row in which the grid's tab stop stands, with the element that draws it. */
export interface ActiveRow extends DrawnRow {
  readonly key: string
}

/** The index of a row, looked for around the place where it was; -1 when it is gone. */
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
 * The active row among the rows of now: the same one in the same element wherever it has gone. Where it has left, the row
 * that took its place, in another element, so that a screen reader is told of a new row; none when there are no rows.
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
