import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { readPersonFilters } from '@retain/domain/work-log/filters/filterAddress'
import type { FilterCatalogue } from '@retain/domain/work-log/filters/filterDefinition'
import { parseFilteredView, type FilteredView } from '@retain/domain/work-log/view/viewAddress'
import type { OpportunityLog } from '../opportunityLog'

/**
 * A view with all its filters: those of an address, and those that name people and stand beside it.
 *
 * @param query of the address.
 * @param personFilters what was kept of the filters that name people, whatever it is.
 */
export function addressedView<Catalogue extends FilterCatalogue>(
  log: OpportunityLog,
  catalogue: Catalogue,
  query: string,
  personFilters: unknown,
): FilteredView<LogColumnKey, Catalogue> {
  const view = parseFilteredView(query, log, catalogue)
  return { ...view, filters: { ...view.filters, ...readPersonFilters(catalogue, personFilters) } }
}
