import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import type { ColumnDefinition } from '@retain/domain/list/columnDefinition'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { visibleColumns } from '@retain/domain/work-log/gridLayout'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { Store } from '@retain/domain/session/user/user'
import type { GridColumn } from '@retain/ui/grid-column'
import { useMemo } from 'react'
import { useAppSelector } from '../../../core/state/appHooks'
import { isTourStarted } from '../../../shell/tour/tourState'
import { useColumnConfig } from '../columns/useColumnConfig'
import { gridColumns } from '../../../list/grid/gridColumns'
import { logCell, type CellContext } from './logCells'
import { useMinute } from '../../../core/browser/useMinute'
import { useWindowWidth } from '@retain/ui/window-width'
import type { OpportunityLog } from '../opportunityLog'

const iconColumns: ReadonlySet<LogColumnKey> = new Set([
  'lastActionIcon',
  'predictiveScore',
  'warrantyExpIcon',
])

/**
 * The widths below which texts would be cut, in pixels with the padding: a name of 17 letters, "Candidate", two digits, "Contact Not Made",
 * a line of 15 letters of a model and of a lender, a small name, five digits with their sign, four of a payment, a day, a day with its
 * mark, a line of notes, "Warranty" over its icon, which may stand in the padding. At 1600 px all 15 columns of each log fit next to the
 * checkboxes, and from 1850 px on the default ones of the Equity Log have exactly their shares.
 */
const minWidths: Readonly<Partial<Record<LogColumnKey, number>>> = {
  customerName: 156,
  dealType: 80,
  paymentsLeft: 46,
  status: 100,
  modelName: 94,
  lender: 88,
  serviceAdvisorName: 86,
  opptOwnerName: 88,
  opptStoreName: 128,
  equityAmount: 72,
  paymentDifferenceFinance: 72,
  paymentDifferenceLease: 72,
  currentPayment: 70,
  roAmount: 62,
  roDateTime: 66,
  apptDateTime: 66,
  scan: 98,
  note: 144,
  lastActionIcon: 48,
  predictiveScore: 48,
  warrantyExpIcon: 48,
}

const definitionsOf = (
  log: OpportunityLog,
  keys: readonly LogColumnKey[],
): readonly ColumnDefinition<LogColumnKey>[] =>
  keys.flatMap((key) => log.columns.filter((column) => column.key === key))

/** The context of the cells of a log in a store: its offset, and the present minute. */
export function useCellContext(log: OpportunityLog, { utcOffset }: Store): CellContext {
  const now = useMinute()
  return useMemo(
    () => ({ source: log.id, now, offset: parseUtcOffset(utcOffset) ?? utc }),
    [log, utcOffset, now],
  )
}

/** The visible columns: the user's columns in their order, as many as the window has room for, fewer while a step of the tour shows (L-243,
 * L-244, L-248). */
export function useLogColumns(log: OpportunityLog, context: CellContext): readonly GridColumn<LogRow>[] {
  const { columns } = useColumnConfig(log)
  const isTour = useAppSelector(isTourStarted)
  const count = useWindowWidth((width) => visibleColumns(log.gridType, columns, width, isTour).length)
  return useMemo(
    () =>
      gridColumns(definitionsOf(log, columns).slice(0, count), {
        rowHeader: 'customerName',
        minWidths,
        iconColumns,
        cell: (key, row: LogRow) => logCell(key, row, context),
      }),
    [log, columns, context, count],
  )
}
