import type { RowsWord } from '@retain/domain/list/countedRows'
import type { Sort } from '@retain/domain/sorting/sorting'

/** A column of a list, as far as sorting and choosing columns are concerned. */
export interface ListColumn<Key extends string = string> {
  readonly key: Key
  readonly label: string
  /** @default true */
  readonly isSortable?: boolean
}

/** What a list is, whatever its rows are. A log is one. */
export interface ListDefinition<Key extends string = string> {
  /** Unique among the lists: the list is remembered by it. */
  readonly id: string
  readonly title: string
  /** The word after the number of results, in the plural. */
  readonly countDescription: RowsWord
  /** Every column that can be shown. */
  readonly columns: readonly ListColumn<Key>[]
  /** The columns shown until somebody chooses others. */
  readonly defaultColumns: readonly Key[]
  readonly defaultSort: Sort<Key>
}

/** The column of a key, if rows can be sorted by it. */
export const sortableColumn = <Key extends string>(
  { columns }: Pick<ListDefinition<Key>, 'columns'>,
  key: string,
): ListColumn<Key> | undefined => columns.find((column) => column.key === key && column.isSortable !== false)
