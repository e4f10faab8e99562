import type { Store } from '@retain/domain/session/user/user'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { AnyLogSearch } from '@retain/domain/work-log/logs'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { opptIdOf } from '@retain/domain/work-log/rows/rowIds'
import { rowStateLabels } from '@retain/domain/work-log/rows/rowState'
import type { ListView } from '@retain/domain/list/listView'
import { Legend } from '@retain/ui/legend'
import { ListFrame } from '@retain/ui/list-frame'
import { ShownOn } from '@retain/ui/shown-on'
import { ListPager } from '../../list/paging/ListPager'
import { ResultsBar } from '../../list/results/ResultsBar'
import { useResults } from '../../list/results/useResults'
import { ColumnOptions } from './columns/ColumnOptions'
import { useColumnConfig } from './columns/useColumnConfig'
import { useLogExport } from './export/useLogExport'
import { LogGrid } from './grid/LogGrid'
import { stateLooks, type ShownState } from './grid/logIcons'
import { isOpportunityKey, rowKey } from './grid/rowKey'
import type { OpportunityLog } from './opportunityLog'
import { prefetchLogCode } from './prefetchLogCode'
import { useLogRows } from './search/useLogRows'
import { LogSelection } from './selection/LogSelection'
import { selectedLogRow } from './selection/selectedRows'
import type { LogViewControl } from './view/useLogView'

const legendEntry = (state: ShownState) => {
  const { tone, Icon } = stateLooks[state]
  return { tone, icon: <Icon aria-hidden="true" />, label: rowStateLabels[state] }
}

/** The states that rows of an opportunity log can show, as the legend explains them. */
const legend = [legendEntry('open'), legendEntry('scheduled')]
const legendWithCandidates = [...legend, legendEntry('candidate')]

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
        <ShownOn window="wide">
          <Legend entries={leading === undefined ? legend : legendWithCandidates} />
        </ShownOn>
      </ResultsBar>
      <ListFrame {...frame}>
        <LogGrid {...grid} log={log} store={store} leadRows={leading?.length} />
        {pager !== null && <ListPager {...pager} />}
      </ListFrame>
    </>
  )
}
