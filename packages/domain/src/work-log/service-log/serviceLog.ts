import { searchEndpoints } from '../searchEndpoints'
import { logColumnKeys, type LogColumnKey } from '../columns/columnKeys'
import { logColumn } from '../columns/logColumns'
import type { LogDefinition } from '../logDefinition'
import { logPage } from '../logPages'

/** The Service Log: customers with a repair order or an appointment, the latest order first (L-008, L-165, L-515, L-574). */
export const serviceLog: LogDefinition<LogColumnKey> = {
  ...logPage('SVCLOG'),
  gridType: 'OpportunityLog',
  endpoint: searchEndpoints.SVCLOG,
  columns: logColumnKeys.map(logColumn),
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
  hasColumnEditor: true,
  defaultSort: { orderBy: 'roDateTime', orderDirection: 'desc' },
}
