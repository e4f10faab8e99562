import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { printRequest, serviceLogRequest } from '@retain/domain/work-log/service-log/serviceLogRequest'
import type { ServiceLogView } from '@retain/domain/work-log/service-log/serviceLogView'
import type { LogRequest } from '../search/logRequest'

/** The search of the Service Log in a store, with its filters, in a view. */
export const serviceLogSearch = (
  hyperionId: string,
  view: ServiceLogView,
  offset: OffsetMinutes,
): LogRequest => ({ call: 'searchLogs', body: serviceLogRequest(hyperionId, view.filters, view, offset) })

/** The search whose rows are printed: the same filters and order, every row on one page (L-184, L-185, L-530). */
export const serviceLogPrintSearch = (
  hyperionId: string,
  view: ServiceLogView,
  offset: OffsetMinutes,
): LogRequest => ({
  call: 'searchLogs',
  body: printRequest(serviceLogRequest(hyperionId, view.filters, view, offset)),
})
