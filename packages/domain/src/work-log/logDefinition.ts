import type { Sort } from '../sorting/sorting'
import type { SearchEndpoint } from './searchEndpoints'
import type { ColumnDefinition } from './columns/columnDefinition'
import type { LogPage } from './logPages'
import type { GridType } from './logTypes'

/**
 * Everything in which the rows of one log differ from those of the others. A further log is one more value of this type, and
 * one more table in `logFilters`.
 */
export interface LogDefinition<Key extends string = string> extends LogPage {
  readonly gridType: GridType
  /** The call that answers its pages. */
  readonly endpoint: SearchEndpoint
  /** Every column that can be shown, in the order in which they are offered. */
  readonly columns: readonly ColumnDefinition<Key>[]
  /** The columns shown until somebody chooses others. */
  readonly defaultColumns: readonly Key[]
  /** Columns that can be neither moved nor removed. */
  readonly fixedColumns: readonly Key[]
  /** Whether people choose its columns: the Contact Log always shows its default list (L-577). */
  readonly hasColumnEditor: boolean
  readonly defaultSort: Sort<Key>
}
