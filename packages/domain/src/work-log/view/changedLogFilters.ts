import { changedFilters } from '../filters/changedFilters'
import type { FilterCatalogue, FilterValues } from '../filters/filterDefinition'
import type { LogContext } from './logContext'

/** What is needed of a log for the filters that it opens with. */
interface OpeningLog<Catalogue extends FilterCatalogue> {
  readonly filters: Catalogue
  readonly openingFilters: (context: LogContext) => FilterValues<Catalogue>
}

/**
 * The filters of a log that are not as it opens, and so stand in an address and as tags.
 *
 * @example changedLogFilters(serviceLog, { ...opening, roStatus: 'Open' }, context) // { roStatus: 'Open' }
 */
export const changedLogFilters = <Catalogue extends FilterCatalogue>(
  log: OpeningLog<Catalogue>,
  filters: FilterValues<Catalogue>,
  context: LogContext,
): FilterValues<Catalogue> => changedFilters(log.filters, filters, log.openingFilters(context))
