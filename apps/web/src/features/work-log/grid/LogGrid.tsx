import type { Store } from '@retain/domain/session/user/user'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { minimumGridHeight, rowHeight } from '@retain/domain/work-log/gridLayout'
import { nothingFoundText } from '@retain/domain/work-log/listState'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { collectingText } from '@retain/domain/work-log/rows/rowState'
import { ErrorState } from '@retain/ui/error-state'
import { Grid } from '@retain/ui/grid'
import { useCallback, useMemo } from 'react'
import { gridSortOf } from '../../../list/grid/gridColumns'
import { LogCard } from './LogCard'
import { gridStateOf } from './logIcons'
import { rowKey } from './rowKey'
import { useCellContext, useLogColumns } from './useLogColumns'
import type { OpportunityLog } from '../opportunityLog'
import type { ResultsGrid } from '../results/useResults'

interface LogGridProps extends ResultsGrid<LogRow, LogColumnKey> {
  readonly log: OpportunityLog
  readonly store: Store
  /** So many first rows are candidates, which stand apart. @default 0 */
  readonly leadRows?: number | undefined
}

const overlayOf = ({ extSvcInProgress }: LogRow) => (extSvcInProgress ? collectingText : undefined)

/** The rows of a log as a grid, as cards on a phone. */
export function LogGrid(props: LogGridProps) {
  const { log, store, rows, leadRows, selection, status, sort, onSort, onRetry } = props
  const context = useCellContext(log, store)
  const columns = useLogColumns(log, context)
  // Where only rows have changed, the grid has nothing else to compare.
  const gridSort = useMemo(() => gridSortOf(sort), [sort])
  const errorContent = useMemo(
    () => <ErrorState text="The list could not be loaded." onRetry={onRetry} retryLabel="Try Again" />,
    [onRetry],
  )
  const renderCard = useCallback((row: LogRow) => <LogCard row={row} context={context} />, [context])
  return (
    <Grid
      label={log.title}
      columns={columns}
      rows={rows}
      leadRows={leadRows}
      getRowKey={rowKey}
      selection={selection}
      getRowState={gridStateOf}
      getRowOverlay={overlayOf}
      status={status}
      sort={gridSort}
      onSort={onSort}
      rowHeight={rowHeight}
      minHeight={minimumGridHeight(log.gridType)}
      emptyText={nothingFoundText}
      renderCard={renderCard}
      errorContent={errorContent}
    />
  )
}
