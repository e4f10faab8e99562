import { searchEndpoints } from '../searchEndpoints'
import { logColumnKeys, type LogColumnKey } from '../columns/columnKeys'
import { logColumn } from '../columns/logColumns'
import type { LogDefinition } from '../logDefinition'
import { logPage } from '../logPages'

/** The Equity Log: the opportunities of the store, highest equity first (L-007, L-573, L-602). */
export const equityLog: LogDefinition<LogColumnKey> = {
  ...logPage('EQLOG'),
  gridType: 'OpportunityLog',
  endpoint: searchEndpoints.EQLOG,
  columns: logColumnKeys.map(logColumn),
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
  hasColumnEditor: true,
  defaultSort: { orderBy: 'equityAmount', orderDirection: 'desc' },
}
