import type { ColumnDefinition } from '../../list/columnDefinition'

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
