import { logColumnKeys } from './columns/columnKeys'
import { logColumn } from './columns/logColumns'
import { orderRows } from './rows/rowOrder'

/** What the logs have in common whose rows are opportunities: every one but the Contact Log. */
export const opportunityRows = {
  gridType: 'OpportunityLog',
  columns: logColumnKeys.map(logColumn),
  hasColumnEditor: true,
  exportColumns: (columns: readonly string[]) => columns,
  orderRows,
} as const
