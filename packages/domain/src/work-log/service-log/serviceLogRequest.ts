import type { Instant } from '../../calendar/instant'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import { maximumPageSize } from '../../paging/pageSize'
import type { LogColumnKey } from '../columns/columnKeys'
import { allId } from '../filters/filterOption'
import { searchFields } from '../filters/searchFields'
import { storeRequest, type StoreRequest } from '../view/storeRequest'
import type { ListView } from '../../list/listView'
import { serviceLogFilters, type ServiceLogFilters } from './serviceLogFilters'

/** The body of a Service Log search (L-420, L-518, api.md 2.6). */
export interface ServiceLogRequest extends StoreRequest<'SVCLOG'> {
  /** The first moment of the range; left out where it is open. */
  readonly from?: Instant
  /** The last moment, 23:59:59.999 of its day. */
  readonly to?: Instant
  /** Comma-joined; ALL for all of them. So are the next two. */
  readonly dealType: string
  readonly flgOpptAssocName: string
  readonly roStatus: string
  readonly printing: boolean
}

/** What the fields of a search may be besides the range. */
const allOfThem = { dealType: allId, flgOpptAssocName: allId, roStatus: allId }

/**
 * The body of a search of the Service Log in a store, with these filters and this view (L-420, L-518). An empty filter is
 * sent as ALL.
 *
 * @example serviceLogRequest('HAR', defaultServiceLogFilters(now, offset), defaultView(serviceLog), offset).roStatus // 'ALL'
 */
export const serviceLogRequest = (
  hyperionId: string,
  filters: ServiceLogFilters,
  view: ListView<LogColumnKey>,
  offset: OffsetMinutes,
): ServiceLogRequest => ({
  ...allOfThem,
  ...searchFields(serviceLogFilters, filters, offset),
  printing: false,
  ...storeRequest('SVCLOG', hyperionId, view),
})

/**
 * The body of the search whose rows are printed: the same filters and sort, every row on one page (L-184, L-185, L-530).
 *
 * @example printRequest(request).pageSize // 10000
 */
export const printRequest = (request: ServiceLogRequest): ServiceLogRequest => ({
  ...request,
  printing: true,
  showAll: true,
  pageNumber: 1,
  pageSize: maximumPageSize,
})
