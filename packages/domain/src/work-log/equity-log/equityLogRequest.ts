import type { OffsetMinutes } from '../../calendar/storeOffset'
import type { LogColumnKey } from '../columns/columnKeys'
import { equityLogFilters, type EquityLogFilters } from './equityLogFilters'
import type { FilterRequest } from '../filters/filterRequest'
import { searchFields } from '../filters/searchFields'
import { storeRequest, type StoreRequest } from '../view/storeRequest'
import type { ListView } from '../../list/listView'

/** The filter fields of an Equity Log search, and of a search of the Search log by criteria (api.md 2.7). */
export type EquityLogFields = FilterRequest<typeof equityLogFilters>

/** The body of an Equity Log search. */
export type EquityLogRequest = StoreRequest<'EQLOG'> & EquityLogFields

/**
 * The body of a search of the Equity Log in a store, with these filters and this view: the fields of active filters with a
 * value, sort, page, store and source, and nothing else (L-112, L-416, L-563, api.md 2.6).
 *
 * @example equityLogRequest('HAR', { apr: { from: '2', to: '5' } }, defaultView(equityLog), offset) // { source: 'EQLOG', hyperionId: 'HAR', aprFrom: 2, aprTo: 5, … }
 */
export const equityLogRequest = (
  hyperionId: string,
  filters: EquityLogFilters,
  view: ListView<LogColumnKey>,
  offset: OffsetMinutes,
): EquityLogRequest => ({
  ...searchFields(equityLogFilters, filters, offset),
  ...storeRequest('EQLOG', hyperionId, view),
})
