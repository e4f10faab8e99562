import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { LogColumns } from '@retain/domain/work-log/logDefinition'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { OrderRows } from '../../list/paging/useOrdered'

/** The columns and the order of a log whose rows are opportunities: every one but the Contact Log. */
export interface OpportunityLog extends LogColumns<LogColumnKey> {
  readonly orderRows: OrderRows<LogRow, LogColumnKey>
}
