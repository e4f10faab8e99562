import { formatCount } from '../money/format'
import type { Sort } from '../sorting/sorting'
import type { ColumnDefinition } from './columns/logColumns'
import type { LogPage } from './logPages'
import type { GridType } from './logTypes'

/** Everything in which one log differs from the others. A further log is one more value of this type. */
export interface LogDefinition<Key extends string = string> extends LogPage {
  readonly gridType: GridType
  /** Every column that can be shown, in the order in which they are offered. */
  readonly columns: readonly ColumnDefinition<Key>[]
  /** The columns shown until somebody chooses others. */
  readonly defaultColumns: readonly Key[]
  /** Columns that can be neither moved nor removed. */
  readonly fixedColumns: readonly Key[]
  readonly defaultSort: Sort<Key>
}

/**
 * The number of results with its word (L-024).
 *
 * @example countText(equityLog, 12000) // '12,000 customers'
 */
export const countText = ({ countDescription }: LogPage, total: number): string =>
  `${formatCount(total)} ${countDescription}`
