import { searchEndpoints } from '../searchEndpoints'
import { firstMoment } from '../../calendar/storeDay'
import type { LogColumnKey } from '../columns/columnKeys'
import type { LogDefinition } from '../logDefinition'
import { logPage } from '../logPages'
import { opportunityRows } from '../opportunityLog'
import type { LogRow } from '../rows/logRow'
import { filteredAddress } from '../view/addressCodec'
import type { LogContext } from '../view/logContext'
import { defaultServiceLogFilters, serviceLogFilters } from './serviceLogFilters'
import { serviceLogRequest, type ServiceLogRequest } from './serviceLogRequest'
import { serviceLogSort } from './serviceLogSort'

/** One page of a search of the Service Log. */
export interface ServiceLogSearch {
  readonly call: 'searchLogs'
  readonly body: ServiceLogRequest
}

const openingFilters = ({ today, offset }: LogContext) =>
  defaultServiceLogFilters(firstMoment(today, offset), offset)

/** The Service Log: customers with a repair order or an appointment, the latest order first (L-008, L-165, L-515, L-574). */
export const serviceLog: LogDefinition<LogColumnKey, typeof serviceLogFilters, LogRow, ServiceLogSearch> = {
  ...logPage('SVCLOG'),
  ...opportunityRows,
  endpoint: searchEndpoints.SVCLOG,
  defaultColumns: [
    'customerName',
    'dealType',
    'paymentsLeft',
    'roDateTime',
    'apptDateTime',
    'serviceAdvisorName',
    'year',
    'modelName',
    'status',
    'equityAmount',
    'paymentDifferenceFinance',
    'paymentDifferenceLease',
    'scan',
    'roAmount',
    'note',
  ],
  fixedColumns: ['customerName', 'dealType', 'paymentsLeft'],
  defaultSort: serviceLogSort,
  filters: serviceLogFilters,
  openingFilters,
  address: filteredAddress({
    columns: opportunityRows.columns,
    defaultSort: serviceLogSort,
    filters: serviceLogFilters,
    openingFilters,
    hasSavedSearches: false,
  }),
  search: (view, { hyperionId, offset }) => ({
    call: 'searchLogs',
    body: serviceLogRequest(hyperionId, view.filters, view, offset),
  }),
}
