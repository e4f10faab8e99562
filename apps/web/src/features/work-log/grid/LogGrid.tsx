import type { Store } from '@retain/domain/session/user/user'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { minimumGridHeight } from '@retain/domain/work-log/gridLayout'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { collectingText } from '@retain/domain/work-log/rows/rowState'
import { useCallback } from 'react'
import { ListGrid } from '../../../list/grid/ListGrid'
import type { ResultsGrid } from '../../../list/results/useResults'
import type { OpportunityLog } from '../opportunityLog'
import { LogCard } from './LogCard'
import { gridStateOf } from './logIcons'
import { rowKey } from './rowKey'
import { useCellContext, useLogColumns } from './useLogColumns'

interface LogGridProps extends ResultsGrid<LogRow, LogColumnKey> {
  readonly log: OpportunityLog
  readonly store: Store
  /** How many of the first rows are candidates, which are set apart. @default 0 */
  readonly leadRows?: number | undefined
}

const overlayOf = ({ extSvcInProgress }: LogRow) => (extSvcInProgress ? collectingText : undefined)

/** The rows of an opportunity log as a grid, as cards on a phone. */
export function LogGrid({ log, store, ...grid }: LogGridProps) {
  const context = useCellContext(log, store)
  const columns = useLogColumns(log, context)
  const renderCard = useCallback((row: LogRow) => <LogCard row={row} context={context} />, [context])
  return (
    <ListGrid
      {...grid}
      label={log.title}
      columns={columns}
      rowId={rowKey}
      getRowState={gridStateOf}
      getRowOverlay={overlayOf}
      minHeight={minimumGridHeight(log.gridType)}
      renderCard={renderCard}
    />
  )
}
