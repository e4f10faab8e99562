import type { ColumnDefinition } from './columnDefinition'

/** What the columns of a log may be: those that there are, and those that stand fixed in front. */
export interface ColumnChoice<Key extends string = string> {
  readonly columns: readonly ColumnDefinition<Key>[]
  readonly fixedColumns: readonly Key[]
}

/** Whether a column can be neither moved nor removed (L-349 to L-352). */
export const isFixedColumn = <Key extends string>({ fixedColumns }: ColumnChoice<Key>, key: Key): boolean =>
  fixedColumns.includes(key)

/**
 * A list of columns as it can be shown, out of a list that may have been saved for another catalogue: unknown columns and
 * repeated ones are left out, the fixed ones stand first, missing ones of them are added. Columns that are newer than the
 * list wait until somebody adds them.
 *
 * @example mergeColumns(serviceLog, ['scan', 'gone', 'scan']) // ['customerName', 'dealType', 'paymentsLeft', 'scan']
 */
export function mergeColumns<Key extends string>(
  choice: ColumnChoice<Key>,
  saved: readonly string[],
): readonly Key[] {
  const known = saved.flatMap((key) => choice.columns.find((column) => column.key === key)?.key ?? [])
  return [...new Set([...choice.fixedColumns, ...known])]
}

/** The columns that can still be added, in the order of the catalogue (L-342). */
export const columnsToAdd = <Key extends string>(
  { columns }: ColumnChoice<Key>,
  list: readonly Key[],
): readonly ColumnDefinition<Key>[] => columns.filter(({ key }) => !list.includes(key))

/** The list with a further column at its end; one that is in it stays where it is. */
export const addColumn = <Key extends string>(list: readonly Key[], key: Key): readonly Key[] =>
  list.includes(key) ? list : [...list, key]

/** Whether the column at a place can be removed: a fixed one cannot, and neither can the last one there is. */
export const canRemoveColumn = <Key extends string>(
  choice: ColumnChoice<Key>,
  list: readonly Key[],
  at: number,
): boolean => {
  const key = list[at]
  return key !== undefined && list.length > 1 && !isFixedColumn(choice, key)
}

/** The list without the column at a place, counted from 0, where it can be removed (L-357). */
export const removeColumn = <Key extends string>(
  choice: ColumnChoice<Key>,
  list: readonly Key[],
  at: number,
): readonly Key[] => (canRemoveColumn(choice, list, at) ? list.toSpliced(at, 1) : list)

/**
 * The list after the column at one place was moved to another, as near to it as the fixed columns and the ends allow
 * (L-356). Places count from 0. A fixed column stays, and so does everything when there is none at the place.
 *
 * @example moveColumn(equityLog, ['customerName', 'year', 'apr'], 2, 0) // ['customerName', 'apr', 'year']
 */
export function moveColumn<Key extends string>(
  choice: ColumnChoice<Key>,
  list: readonly Key[],
  from: number,
  to: number,
): readonly Key[] {
  const key = list[from]
  if (key === undefined || isFixedColumn(choice, key) || !Number.isInteger(to)) return list
  const first = list.filter((one) => isFixedColumn(choice, one)).length
  return list.toSpliced(from, 1).toSpliced(Math.max(first, to), 0, key)
}

/** Whether two lists have the same columns in the same order. */
export const isSameColumns = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at])
