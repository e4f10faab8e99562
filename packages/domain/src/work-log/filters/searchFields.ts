import type { OffsetMinutes } from '../../calendar/storeOffset'
import type { FilterCatalogue, FilterValues } from './filterDefinition'
import type { FilterRequest } from './filterRequest'
import { activeFilters } from './activeFilters'
import { normaliseFilters } from './normaliseFilters'

/**
 * The filter fields of the body of a search: those of active filters with a value and no others (L-416, L-563, api.md
 * 2.7). Lists are comma-joined, numbers are numbers, days are the first and last moment of the store's day in UTC
 * (L-143 to L-145, L-511), statuses and deal types are replaced by what the call knows (L-139 to L-142).
 *
 * @example searchFields(equityLogFilters, { apr: { from: '2', to: '5' } }, offset) // { aprFrom: 2, aprTo: 5 }
 */
export const searchFields = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
  offset: OffsetMinutes,
): FilterRequest<Catalogue> =>
  Object.fromEntries(
    activeFilters(catalogue, normaliseFilters(catalogue, values)).flatMap(({ kind, definition, value }) =>
      Object.entries(kind.request(value, definition, offset)),
    ),
    // The definition names the fields that a filter fills, which `FilterRequest` derives; the compiler cannot see that in a loop.
  ) as FilterRequest<Catalogue>
