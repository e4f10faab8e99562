import type { Store } from '@retain/domain/session/user/user'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { AnyLogSearch } from '@retain/domain/work-log/logs'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { opptIdOf } from '@retain/domain/work-log/rows/rowIds'
import type { ListView } from '@retain/domain/list/listView'
import { isPhoneWidth } from '@retain/ui/breakpoints'
import { ListFrame } from '@retain/ui/list-frame'
import { useWindowWidth } from '@retain/ui/window-width'
import { useAppSelector } from '../../core/state/appHooks'
import { ListPager } from '../../list/paging/ListPager'
import { ResultsBar } from '../../list/results/ResultsBar'
import { useResults } from '../../list/results/useResults'
import { isTourStarted } from '../../shell/tour/tourState'
import { ColumnOptions } from './columns/ColumnOptions'
import { useColumnConfig } from './columns/useColumnConfig'
import { useLogExport } from './export/useLogExport'
import { LogGrid } from './grid/LogGrid'
import { isOpportunityKey, rowKey } from './grid/rowKey'
import { LogLegend } from './legend/LogLegend'
import type { OpportunityLog } from './opportunityLog'
import { prefetchLogCode } from './prefetchLogCode'
import { useLogRows } from './search/useLogRows'
import { LogSelection } from './selection/LogSelection'
import { selectedLogRow } from './selection/selectedRows'
import type { LogViewControl } from './view/useLogView'

interface LogResultsProps extends LogViewControl<ListView<LogColumnKey>> {
  readonly log: OpportunityLog
  readonly store: Store
  /** The search of the view; `null` while it is not known yet what to search for. */
  readonly search: AnyLogSearch | null
  /** Candidates, which are shown above the rows of the page and are not counted (L-523). @default the log has none */
  readonly leading?: readonly LogRow[] | undefined
}

/** The results of a log: their count, the rows and the pages. Order and page are in the address. */
export function LogResults({ log, store, search, leading, view, show }: LogResultsProps) {
  const found = useLogRows(log, search, view)
  const { columns } = useColumnConfig(log)
  const isPhone = useWindowWidth(isPhoneWidth)
  const isTour = useAppSelector(isTourStarted)
  const { bar, frame, grid, pager } = useResults({
    list: log,
    search,
    found,
    above: leading,
    rowId: rowKey,
    pinnedId: opptIdOf,
    selected: selectedLogRow,
    isSelectable: isOpportunityKey,
    view,
    show,
    prefetch: prefetchLogCode,
  })
  const exporting = useLogExport({
    list: log,
    search,
    columns: log.exportColumns(columns),
    total: found.total,
    candidates: leading?.length,
  })
  return (
    <>
      <ResultsBar
        {...bar}
        exporting={exporting}
        selectionActions={<LogSelection selection={bar.selection} exporting={exporting} />}
        columnOptions={log.hasColumnEditor ? <ColumnOptions log={log} /> : undefined}
      >
        {/* Cards show their state in words. */}
        {!isPhone && (
          <LogLegend search={search} candidates={leading?.length} isShown={found.status === 'ready'} />
        )}
      </ResultsBar>
      <ListFrame {...frame} data-tour="log-grid" data-low={isTour || undefined}>
        <LogGrid {...grid} log={log} store={store} leadRows={leading?.length} />
        {pager !== null && <ListPager {...pager} />}
      </ListFrame>
    </>
  )
}
