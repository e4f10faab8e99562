import { searchEndpoints } from '../searchEndpoints'
import type { LogColumnKey } from '../columns/columnKeys'
import type { LogDefinition } from '../logDefinition'
import { logPage } from '../logPages'
import { opportunityRows } from '../opportunityLog'
import type { LogRow } from '../rows/logRow'
import { filteredAddress } from '../view/addressCodec'
import { equityLogFilters } from './equityLogFilters'
import { equityLogRequest, type EquityLogRequest } from './equityLogRequest'

/** One page of a search of the Equity Log. */
export interface EquityLogSearch {
  readonly call: 'searchLogs'
  readonly body: EquityLogRequest
}

const defaultSort = { orderBy: 'equityAmount', orderDirection: 'desc' } as const
const openingFilters = () => ({})

/** The Equity Log: the opportunities of the store, highest equity first (L-007, L-573, L-602). */
export const equityLog: LogDefinition<LogColumnKey, typeof equityLogFilters, LogRow, EquityLogSearch> = {
  ...logPage('EQLOG'),
  ...opportunityRows,
  endpoint: searchEndpoints.EQLOG,
  defaultColumns: [
    'customerName',
    'dealType',
    'paymentsLeft',
    'equityAmount',
    'paymentDifferenceFinance',
    'paymentDifferenceLease',
    'year',
    'modelName',
    'status',
    'lastActionIcon',
    'predictiveScore',
    'warrantyExpIcon',
    'contactDate',
    'opptOwnerName',
    'note',
  ],
  fixedColumns: ['customerName'],
  defaultSort,
  filters: equityLogFilters,
  openingFilters,
  address: filteredAddress({
    columns: opportunityRows.columns,
    defaultSort,
    filters: equityLogFilters,
    openingFilters,
    hasSavedSearches: true,
  }),
  search: (view, { hyperionId, offset }) => ({
    call: 'searchLogs',
    body: equityLogRequest(hyperionId, view.filters, view, offset),
  }),
}
