import type { Store } from '@retain/domain/session/user/user'
import { sortedBy } from '@retain/domain/work-log/view/logView'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { rowStateLabels } from '@retain/domain/work-log/rows/rowState'
import { Bar } from '@retain/ui/bar'
import { Legend } from '@retain/ui/legend'
import { ListFrame } from '@retain/ui/list-frame'
import { ShownOn } from '@retain/ui/shown-on'
import { useCallback, useEffect, useMemo } from 'react'
import { useAppDispatch } from '../../app/listen'
import { whenIdle } from '../../app/whenIdle'
import { ChangesNotice } from './changes/ChangesNotice'
import { useRefreshInPlace } from './changes/useRefreshInPlace'
import { ColumnOptions } from './columns/ColumnOptions'
import { useColumnConfig } from './columns/useColumnConfig'
import { ExportButton, exportEntry } from './export/ExportButton'
import { ExportProgress } from './export/ExportProgress'
import { useLogExport } from './export/useLogExport'
import { LogGrid } from './grid/LogGrid'
import { isOpportunityKey } from './grid/rowKey'
import { stateLooks, type ShownState } from './grid/logIcons'
import { ResultCount } from './ResultCount'
import { SelectButton } from './selection/SelectButton'
import { SelectionBar } from './selection/SelectionBar'
import { SelectionCount } from './selection/SelectionCount'
import { searchedFor, selectedLogRow } from './selection/selectedRows'
import { useRowSelection } from './selection/useRowSelection'
import { LogPager } from './view/LogPager'
import { SortMenu } from './view/SortMenu'
import { useWithinPages } from './view/useWithinPages'
import { useHeldRow } from './held-row/useHeldRow'
import { useLogRows } from './search/useLogRows'
import type { LogViewControl } from './view/logViewControl'
import { prepareLargePage } from './large-page/prepareLargePage'
import { prepareParts } from './prepareParts'
import { opptIdOf } from './search/knownRows'
import { requestKey, type LogRequest } from './search/logRequest'
import type { OpportunityLog } from './opportunityLog'

const legendEntry = (state: ShownState) => {
  const { tone, Icon } = stateLooks[state]
  return { tone, icon: <Icon aria-hidden="true" />, label: rowStateLabels[state] }
}

/** The states that rows of an opportunity log can show, as the legend explains them. */
const legend = [legendEntry('open'), legendEntry('scheduled')]
const legendWithCandidates = [...legend, legendEntry('candidate')]

const noRows: readonly LogRow[] = []

interface LogResultsProps extends LogViewControl {
  readonly log: OpportunityLog
  readonly store: Store
  /** The search of the view; `null` while it is not known yet what to search for. */
  readonly request: LogRequest | null
  /** Candidates, which stand above the rows of the page and are not counted (L-523). @default the log has none */
  readonly leading?: readonly LogRow[] | undefined
}

/** What a log found: how many, the rows, the pages. Order and page stand in the address. */
export function LogResults({ log, store, request, leading, view, show }: LogResultsProps) {
  const dispatch = useAppDispatch()
  const { rows, total, pageCount, status, retry } = useLogRows(log.id, request, view)
  const above = leading ?? noRows
  const drawn = useMemo(() => (above.length === 0 ? rows : [...above, ...rows]), [above, rows])
  const held = useHeldRow(drawn)
  const { frame, refreshInPlace } = useRefreshInPlace({ rows: drawn, idOf: opptIdOf, status, refresh: retry })
  const sortBy = useCallback(
    (key: string) => {
      const column = log.columns.find((candidate) => candidate.key === key)
      if (column !== undefined) show(sortedBy(view, column.key))
    },
    [log, view, show],
  )

  const isShown = status === 'ready'
  const searched = useMemo(
    () => (request === null ? null : searchedFor(request.call, request.body)),
    [request],
  )
  const selection = useRowSelection({
    searched,
    rows: drawn,
    selected: selectedLogRow,
    isSelectable: isOpportunityKey,
    isWhole: isShown && rows.length === total,
  })
  useWithinPages(view, show, pageCount, isShown)
  useEffect(() => (isShown ? whenIdle(prepareParts) : undefined), [isShown])

  const { columns } = useColumnConfig(log)
  const exporting = useLogExport({ log, search: request, columns, total, candidates: above.length })

  const hasMore = status === 'ready' && total !== null && total > rows.length
  useEffect(() => (hasMore ? whenIdle(() => dispatch(prepareLargePage())) : undefined), [dispatch, hasMore])

  return (
    <>
      <Bar
        start={
          <>
            <SelectionCount selection={selection}>
              <ResultCount log={log} total={total} />
            </SelectionCount>
            {request !== null && (
              <ChangesNotice listKey={requestKey(request)} status={status} onRefresh={refreshInPlace} />
            )}
            <ExportProgress {...exporting} />
          </>
        }
        end={
          <SelectionBar selection={selection} exporting={exporting}>
            {/* Cards say their state in words, and have no headers to press. */}
            <ShownOn window="wide">
              <Legend entries={leading === undefined ? legend : legendWithCandidates} />
            </ShownOn>
            <ShownOn window="wide">
              <ExportButton {...exporting} />
            </ShownOn>
            {log.hasColumnEditor && (
              <ShownOn window="wide">
                <ColumnOptions log={log} />
              </ShownOn>
            )}
            <ShownOn window="phone">
              <SelectButton onPress={selection.start} />
              <SortMenu log={log} sort={view.sort} onSort={sortBy} more={[exportEntry(exporting)]} />
            </ShownOn>
          </SelectionBar>
        }
      />
      <ListFrame ref={frame} {...held}>
        <LogGrid
          log={log}
          store={store}
          rows={drawn}
          leadRows={above.length}
          selection={selection.grid}
          status={status}
          sort={view.sort}
          onSort={sortBy}
          onRetry={retry}
        />
        {total !== null && total > 0 && (
          <LogPager
            view={view}
            show={show}
            total={total}
            pageCount={pageCount}
            isLoading={status === 'refreshing'}
          />
        )}
      </ListFrame>
    </>
  )
}
