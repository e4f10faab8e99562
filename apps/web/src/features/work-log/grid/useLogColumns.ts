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
import { percentMinWidth } from './percentMinWidth'
import { useMinute } from '../../../core/browser/useMinute'
import { useWindowWidth } from '@retain/ui/window-width'
import type { OpportunityLog } from '../opportunityLog'

const iconColumns: ReadonlySet<LogColumnKey> = new Set([
  'lastActionIcon',
  'predictiveScore',
  'warrantyExpIcon',
])

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
        percentMinWidth,
        iconColumns,
        cell: (key, row: LogRow) => logCell(key, row, context),
      }),
    [log, columns, context, count],
  )
}
