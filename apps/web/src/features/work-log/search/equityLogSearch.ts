import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { EquityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { equityLogRequest } from '@retain/domain/work-log/equity-log/equityLogRequest'
import type { LogView } from '@retain/domain/work-log/view/viewAddress'
import type { LogRequest } from './logRequest'

/** The search of the Equity Log in a store, with its filters, in a view. */
export const equityLogSearch = (
  hyperionId: string,
  view: LogView<LogColumnKey> & { readonly filters: EquityLogFilters },
  offset: OffsetMinutes,
): LogRequest => ({ call: 'searchLogs', body: equityLogRequest(hyperionId, view.filters, view, offset) })
