import { firstPage } from '../../paging/pageSize'
import { sortDirections } from '../../sorting/sortDirection'
import type { Sort } from '../../sorting/sorting'
import { printQuery, readQuery } from '../../text/addressQuery'
import { parseFilters, printFilters } from '../filters/filterAddress'
import type { FilterCatalogue, FilterValues } from '../filters/filterDefinition'
import { printView, readPage, type ListView } from '../../list/listView'
import type { ColumnDefinition } from '../../list/columnDefinition'

/** The columns by which a list can be ordered, and its own order. */
export interface SortableColumns<Key extends string = string> {
  readonly columns: readonly Pick<ColumnDefinition<Key>, 'key'>[]
  readonly defaultSort: Sort<Key>
}

/** A log as it opens without anything in its address. */
export const defaultView = <Key extends string>(log: SortableColumns<Key>): ListView<Key> => ({
  sort: log.defaultSort,
  page: firstPage,
  showAll: false,
})

/**
 * Reads a view from the query of its address. Wrong input is normalised: an unknown column gives the log's own order,
 * an unknown direction the descending one, a page that is no whole number from 1 the first page; other names are
 * ignored.
 *
 * @example parseView('?orderBy=year&pageNumber=nine', equityLog) // sorted by year, descending, page 1
 */
export function parseView<Key extends string>(query: string, log: SortableColumns<Key>): ListView<Key> {
  const values = readQuery(query)
  const column = log.columns.find(({ key }) => key === values.get('orderBy'))
  const direction = sortDirections.find((word) => word === values.get('orderDirection'))
  return {
    sort: column ? { orderBy: column.key, orderDirection: direction ?? 'desc' } : log.defaultSort,
    ...readPage(values),
  }
}

/** A view of a log with its filters. */
export interface FilteredView<
  Key extends string = string,
  Catalogue extends FilterCatalogue = FilterCatalogue,
> extends ListView<Key> {
  /** Those that the search runs with. */
  readonly filters: FilterValues<Catalogue>
  /** The selected saved search; `null` for none, and in a log that has none. It may be somebody else's or gone. */
  readonly savedSearchId: string | null
}

/** The longest id that is read from an address. */
const longestId = 64

/**
 * Prints a view with its filters as the query of an address. Filters that name people are left out (`personFilters`).
 *
 * @example printFilteredView({ ...view, filters: { year: { from: '2018', to: '' } }, savedSearchId: '7' }, equityLogFilters) // '…&savedSearchId=7&yearFrom=2018'
 */
export const printFilteredView = <Catalogue extends FilterCatalogue>(
  view: FilteredView<string, Catalogue>,
  catalogue: Catalogue,
): string =>
  [
    printView(view),
    view.savedSearchId === null ? '' : printQuery({ savedSearchId: view.savedSearchId }),
    printFilters(catalogue, view.filters),
  ]
    .filter((part) => part !== '')
    .join('&')

/**
 * Reads a view with its filters from the query of its address. Wrong input is normalised, as by `parseView` and
 * `parseFilters`.
 *
 * @example parseFilteredView('?yearFrom=2018&yearTo=1999', equityLog, equityLogFilters).filters // { year: { from: '2018', to: '' } }
 */
export function parseFilteredView<Key extends string, Catalogue extends FilterCatalogue>(
  query: string,
  log: SortableColumns<Key>,
  catalogue: Catalogue,
): FilteredView<Key, Catalogue> {
  const id = (readQuery(query).get('savedSearchId') ?? '').trim()
  return {
    ...parseView(query, log),
    filters: parseFilters(catalogue, query),
    savedSearchId: id === '' || id.length > longestId ? null : id,
  }
}
