import type { Store } from '@retain/domain/session/user/user'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { AnyLogSearch } from '@retain/domain/work-log/logs'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { opptIdOf } from '@retain/domain/work-log/rows/rowIds'
import type { ListView } from '@retain/domain/list/listView'
import { ListFrame } from '@retain/ui/list-frame'
import { useAppSelector } from '../../core/state/appHooks'
import { ListPager } from '../../list/paging/ListPager'
import { useResults } from '../../list/results/useResults'
import { isTourStarted } from '../../shell/tour/tourState'
import { LogGrid } from './grid/LogGrid'
import { isOpportunityKey, rowKey } from './grid/rowKey'
import { LogBar } from './LogBar'
import type { OpportunityLog } from './opportunityLog'
import { prefetchLogCode } from './prefetchLogCode'
import { useLogRows } from './search/useLogRows'
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
  return (
    <>
      <LogBar log={log} search={search} bar={bar} candidates={leading?.length} />
      <ListFrame {...frame} data-tour="log-grid" data-low={isTour || undefined}>
        <LogGrid {...grid} log={log} store={store} leadRows={leading?.length} />
        {pager !== null && <ListPager {...pager} />}
      </ListFrame>
    </>
  )
}
