/** The most rows of a list that can be selected together; ours, like all of selecting (it is beyond the specification). */
export const selectionLimit = 200

/** What is said when more are wanted. */
export const selectionLimitText = `At most ${selectionLimit} rows can be selected.`

/** A selected row of any list: what stays known of it on another page, too. JSON-safe. */
export interface SelectableRow {
  /** Unique among the rows of its list. */
  readonly key: string
  /** The name of the row in messages about it. */
  readonly label: string
}

/** The selected rows of a list, in the order in which they were selected. */
export interface RowSelection<Row extends SelectableRow> {
  readonly rows: readonly Row[]
  /** More were wanted than `selectionLimit` allows. */
  readonly isOverLimit: boolean
}

/** Nothing is selected. */
export const noSelection: RowSelection<never> = { rows: [], isOverLimit: false }

/**
 * The selection after other rows are wanted. Selected rows that are still wanted keep their order, also on other
 * pages; of the new ones the first are added, up to `selectionLimit`.
 *
 * @param wanted the keys of all rows that are to be selected.
 * @param selectable the rows that can be selected now.
 * @example rowsSelected(noSelection, new Set(['1']), [row]).rows.length // 1
 */
export function rowsSelected<Row extends SelectableRow>(
  { rows }: RowSelection<Row>,
  wanted: ReadonlySet<string>,
  selectable: readonly Row[],
): RowSelection<Row> {
  const kept = rows.filter(({ key }) => wanted.has(key))
  const known = new Set(kept.map(({ key }) => key))
  const added = selectable.filter(({ key }) => wanted.has(key) && !known.has(key))
  const all = [...kept, ...added]
  return { rows: all.slice(0, selectionLimit), isOverLimit: all.length > selectionLimit }
}

/** The selection without the rows that pass a test; the same when none does. */
export function rowsDropped<Row extends SelectableRow>(
  selection: RowSelection<Row>,
  isDropped: (row: Row) => boolean,
): RowSelection<Row> {
  const rows = selection.rows.filter((row) => !isDropped(row))
  return rows.length === selection.rows.length ? selection : { rows, isOverLimit: false }
}

/**
 * What is said of rows that left the list while they were selected.
 *
 * @example leftSelectionText(['Singh, Beth']) // 'Singh, Beth has left the list and is no longer selected.'
 */
export const leftSelectionText = (names: readonly string[]): string =>
  names.length === 1
    ? `${names[0] ?? ''} has left the list and is no longer selected.`
    : `${names.length} rows have left the list and are no longer selected.`
