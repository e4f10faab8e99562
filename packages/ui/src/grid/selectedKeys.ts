/** How many of some rows are chosen. */
export type SelectionExtent = 'none' | 'some' | 'all'

/** Whether none, some or all of the rows are chosen; keys of other rows do not count. */
export const selectionExtent = <Row>(
  rows: readonly Row[],
  getRowKey: (row: Row) => string,
  selectedKeys: ReadonlySet<string>,
): SelectionExtent => {
  if (selectedKeys.size === 0 || rows.length === 0) return 'none'
  const isSelected = (row: Row) => selectedKeys.has(getRowKey(row))
  if (rows.every(isSelected)) return 'all'
  return rows.some(isSelected) ? 'some' : 'none'
}

/** The chosen keys with some rows chosen, or chosen no longer. */
export const withRowsSelected = <Row>(
  selectedKeys: ReadonlySet<string>,
  rows: readonly Row[],
  getRowKey: (row: Row) => string,
  isSelected: boolean,
): ReadonlySet<string> => {
  const next = new Set(selectedKeys)
  for (const row of rows) {
    if (isSelected) next.add(getRowKey(row))
    else next.delete(getRowKey(row))
  }
  return next
}

/** The rows from one to another, both included, whichever comes first. */
export const rowsBetween = <Row>(rows: readonly Row[], one: number, other: number): readonly Row[] =>
  rows.slice(Math.min(one, other), Math.max(one, other) + 1)
