import type { FilterCatalogue, FilterValues } from './filterDefinition'
import { activeFilters } from './activeFilters'
import { pickFilters } from './normaliseFilters'
import { sameFilters } from './sameFilters'

/**
 * The filters that are not as the log opens.
 *
 * @param opening what the filters hold when the log opens.
 * @example changedFilters(serviceLogFilters, { ...opening, roStatus: 'Open' }, opening) // { roStatus: 'Open' }
 */
export function changedFilters<Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
  opening: FilterValues<Catalogue>,
): FilterValues<Catalogue> {
  const only = (filters: FilterValues<Catalogue>, name: string) => pickFilters<Catalogue>(filters, [name])
  const names = activeFilters(catalogue, values).map(({ name }) => name)
  return pickFilters<Catalogue>(
    values,
    names.filter((name) => !sameFilters(only(values, name), only(opening, name))),
  )
}
