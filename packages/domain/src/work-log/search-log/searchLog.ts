import { searchEndpoints } from '../searchEndpoints'
import { logColumnKeys, type LogColumnKey } from '../columns/columnKeys'
import { logColumn } from '../columns/logColumns'
import type { LogDefinition } from '../logDefinition'
import { logPage } from '../logPages'

/** The Search log: what a quick search or a criteria search found, in one store or in several (L-010, L-548, L-575). */
export const searchLog: LogDefinition<LogColumnKey> = {
  ...logPage('SRCHLOG'),
  gridType: 'OpportunityLog',
  endpoint: searchEndpoints.SRCHLOG,
  columns: logColumnKeys.map(logColumn),
  defaultColumns: [
    'customerName',
    'opptStoreName',
    'dealType',
    'paymentsLeft',
    'equityAmount',
    'year',
    'makeName',
    'modelName',
    'status',
    'lastActionIcon',
    'contactDate',
    'opptOwnerName',
    'predictiveScore',
    'currentPayment',
    'note',
  ],
  fixedColumns: ['customerName'],
  hasColumnEditor: true,
  defaultSort: { orderBy: 'equityAmount', orderDirection: 'desc' },
}
