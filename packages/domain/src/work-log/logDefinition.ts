import type { Sort } from '../sorting/sorting'
import type { ColumnDefinition } from '../list/columnDefinition'
import type { FilterCatalogue, FilterValues } from './filters/filterDefinition'
import type { LogPage } from './logPages'
import type { GridType } from './logTypes'
import type { SearchEndpoint } from './searchEndpoints'
import type { AddressCodec } from './view/addressCodec'
import type { LogContext } from './view/logContext'
import type { FilteredView } from './view/viewAddress'

/** The columns of a log, and the order in which it opens. */
export interface LogColumns<Key extends string = string> extends LogPage {
  readonly gridType: GridType
  /** Every column that can be shown, in the order in which they are offered. */
  readonly columns: readonly ColumnDefinition<Key>[]
  /** The columns shown until somebody chooses others. */
  readonly defaultColumns: readonly Key[]
  /** Columns that can be neither moved nor removed. */
  readonly fixedColumns: readonly Key[]
  /** Whether people choose its columns: the Contact Log always shows its default list (L-577). */
  readonly hasColumnEditor: boolean
  /** The columns of its exported file, out of those that its user has. */
  readonly exportColumns: (columns: readonly string[]) => readonly string[]
  readonly defaultSort: Sort<Key>
}

/** One page of a search, as a call with what it sends. */
export interface LogSearch<Call extends string = string, Body = object> {
  readonly call: Call
  readonly body: Body
}

/**
 * Everything that a log is: its columns and filters, its address, what it asks for, the order of its rows, and what is exported.
 * A further log is one more value of this type and one more entry of `logs` and of `liveRules`; a further filter is one more entry
 * of its catalogue.
 */
export interface LogDefinition<
  Key extends string,
  Catalogue extends FilterCatalogue,
  Row,
  Search extends LogSearch,
  View extends FilteredView<Key, Catalogue> = FilteredView<Key, Catalogue>,
> extends LogColumns<Key> {
  /** The call that answers its pages. */
  readonly endpoint: SearchEndpoint
  /** What it can be filtered by. */
  readonly filters: Catalogue
  /** What the filters hold when it opens; an address names only those that hold something else. */
  readonly openingFilters: (context: LogContext) => FilterValues<Catalogue>
  readonly address: AddressCodec<View>
  /** The search of a view; `null` where there is nothing to search for. */
  readonly search: (view: View, context: LogContext) => Search | null
  /** The rows in the order in which the service answers them. */
  readonly orderRows: (rows: readonly Row[], sort: Sort<Key>) => readonly Row[]
}
