import { printQuery, readQuery } from '../../text/addressQuery'
import { changedFilters } from '../filters/changedFilters'
import { printPersonFilters, readPersonFilters } from '../filters/filterAddress'
import type { FilterCatalogue, FilterDefinition, FilterValues } from '../filters/filterDefinition'
import { openRange } from '../filters/filter-types/fromTo'
import type { FieldTexts } from '../filters/filter-types/filterKind'
import { normaliseFilters } from '../filters/normaliseFilters'
import type { LogContext } from './logContext'
import { parseFilteredView, printFilteredView, type FilteredView, type SortableColumns } from './viewAddress'

/** A view as an address says it, and what stands in the history state because it names people. */
export interface AddressedView {
  /** Without its question mark. */
  readonly query: string
  readonly personFilters: FieldTexts
}

/** Reads and prints the views of a log. */
export interface AddressCodec<View> {
  /**
   * Reads a view. Wrong input is normalised; what is not said is as the log opens.
   *
   * @param query of the address, with or without its question mark.
   * @param personFilters what `print` gave beside the query, from wherever it was kept.
   */
  readonly read: (query: string, personFilters: unknown, context: LogContext) => View
  readonly print: (view: View, context: LogContext) => AddressedView
}

/** What the addresses of a log depend on. */
interface AddressedLog<Key extends string, Catalogue extends FilterCatalogue> extends SortableColumns<Key> {
  readonly filters: Catalogue
  readonly openingFilters: (context: LogContext) => FilterValues<Catalogue>
  /** Completes filters that the log cannot search with. @default they are searched as they are */
  readonly completeFilters?: (
    filters: FilterValues<Catalogue>,
    context: LogContext,
  ) => FilterValues<Catalogue>
  /** Whether an address may name a saved search (L-481). */
  readonly hasSavedSearches: boolean
}

/** What an address says of a range that is open on both sides; without it the range is as the log opens. */
const anyDay = 'any'

/**
 * The addresses of a log with filters. They name the filters that are not as the log opens, so that an address without
 * a day means today whenever it is opened; filters that name people stand in the history state.
 *
 * @example filteredAddress({ ...columns, filters, openingFilters, hasSavedSearches: false }).print(view, context).query // 'orderBy=roDateTime&orderDirection=desc&roStatus=Open'
 */
export const filteredAddress = <Key extends string, Catalogue extends FilterCatalogue>(
  log: AddressedLog<Key, Catalogue>,
): AddressCodec<FilteredView<Key, Catalogue>> => ({
  read(query, personFilters, context) {
    const { filters: catalogue, completeFilters = (filters) => filters } = log
    const view = parseFilteredView(query, log, catalogue)
    const opening = log.openingFilters(context)
    const filters = {
      ...opening,
      ...openRangesIn(query, catalogue, opening),
      ...view.filters,
      ...readPersonFilters(catalogue, personFilters),
    }
    return {
      ...view,
      savedSearchId: log.hasSavedSearches ? view.savedSearchId : null,
      filters: completeFilters(filters, context),
    }
  },
  print(view, context) {
    const { filters: catalogue } = log
    const opening = log.openingFilters(context)
    const filters = changedFilters(catalogue, view.filters, opening)
    const opened = printOpenRanges(view.filters, catalogue, opening)
    const query = printFilteredView({ ...view, filters }, catalogue)
    return {
      query: opened === '' ? query : `${query}&${opened}`,
      personFilters: printPersonFilters(catalogue, filters),
    }
  },
})

/** The ranges of days that hold something when a log opens, with the field that says that they are open on both sides. */
const openingRanges = (
  catalogue: FilterCatalogue,
  opening: FilterValues,
): readonly (readonly [string, string])[] =>
  Object.keys(opening).flatMap((name) => {
    const definition: FilterDefinition | undefined = catalogue[name]
    return definition?.type === 'dateRange' ? [[name, definition.fields.from] as const] : []
  })

const openRangesIn = (query: string, catalogue: FilterCatalogue, opening: FilterValues) => {
  const values = readQuery(query)
  const ranges = openingRanges(catalogue, opening).filter(([, field]) => values.get(field) === anyDay)
  return Object.fromEntries(ranges.map(([name]) => [name, openRange]))
}

function printOpenRanges<Catalogue extends FilterCatalogue>(
  filters: FilterValues<Catalogue>,
  catalogue: Catalogue,
  opening: FilterValues<Catalogue>,
): string {
  const held = normaliseFilters(catalogue, filters)
  const ranges = openingRanges(catalogue, opening).filter(([name]) => held[name] === undefined)
  return printQuery(Object.fromEntries(ranges.map(([, field]) => [field, anyDay])))
}
