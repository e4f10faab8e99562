import type { Instant } from '@retain/domain/calendar/instant'
import { customerCell } from '@retain/domain/work-log/rows/cells/customerCell'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { CustomerName } from './CustomerName'

interface CustomerCellProps {
  readonly row: LogRow
  readonly source: LogType
  readonly now: Instant
}

/** The customer of a row of an opportunity log. */
export const CustomerCell = ({ row, source, now }: CustomerCellProps) => (
  <CustomerName cell={customerCell(row, source, now)} row={row} now={now} />
)
