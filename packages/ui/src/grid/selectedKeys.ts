/** How many of some rows are chosen. */
export type SelectionExtent = 'none' | 'some' | 'all'

/** Whether none, some or all of the rows are chosen; keys of other rows, and rows that cannot be chosen, do not count. */
export const selectionExtent = <Row>(
  rows: readonly Row[],
  getRowKey: (row: Row) => string,
  selectedKeys: ReadonlySet<string>,
  isSelectable: (key: string) => boolean = everyKey,
): SelectionExtent => {
  if (selectedKeys.size === 0) return 'none'
  const isSelected = (row: Row) => selectedKeys.has(getRowKey(row))
  if (!rows.some(isSelected)) return 'none'
  return rows.every((row) => isSelected(row) || !isSelectable(getRowKey(row))) ? 'all' : 'some'
}

/** Every row can be chosen. */
export const everyKey = () => true

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
