import type { OffsetMinutes } from '../../calendar/storeOffset'
import type { LogColumnKey } from '../columns/columnKeys'
import { equityLogFilters, type EquityLogFilters } from './equityLogFilters'
import { searchFields, type WithFilterFields } from '../filters/searchFields'
import { storeRequest, type StoreRequest } from '../view/storeRequest'
import type { LogView } from '../view/viewAddress'

/** The body of an Equity Log search, without its filter fields. */
export type EquityLogRequest = StoreRequest<'EQLOG'>

/**
 * The body of a search of the Equity Log in a store, with these filters and this view: the fields of active filters with a
 * value, sort, page, store and source, and nothing else (L-112, L-416, L-563, api.md 2.6).
 *
 * @example equityLogRequest('HAR', { apr: { from: '2', to: '5' } }, defaultView(equityLog), offset) // { source: 'EQLOG', hyperionId: 'HAR', aprFrom: 2, aprTo: 5, … }
 */
export const equityLogRequest = (
  hyperionId: string,
  filters: EquityLogFilters,
  view: LogView<LogColumnKey>,
  offset: OffsetMinutes,
): WithFilterFields<EquityLogRequest> => ({
  ...searchFields(equityLogFilters, filters, offset),
  ...storeRequest('EQLOG', hyperionId, view),
})
