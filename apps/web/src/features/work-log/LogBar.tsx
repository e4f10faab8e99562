import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { SelectedRow } from '@retain/domain/work-log/selection/selectedRow'
import type { AnyLogSearch } from '@retain/domain/work-log/logs'
import { isPhoneWidth } from '@retain/ui/breakpoints'
import { useWindowWidth } from '@retain/ui/window-width'
import { memo, useMemo } from 'react'
import { ResultsBar, type ShownResults } from '../../list/results/ResultsBar'
import type { RowSelectionControl } from '../../list/selection/useRowSelection'
import { ColumnOptions } from './columns/ColumnOptions'
import { useColumnConfig } from './columns/useColumnConfig'
import { useLogExport } from './export/useLogExport'
import { LogLegend } from './legend/LogLegend'
import type { OpportunityLog } from './opportunityLog'
import { LogSelection } from './selection/LogSelection'

interface LogBarProps {
  readonly log: OpportunityLog
  /** `null` while it is not known yet what to search for. */
  readonly search: AnyLogSearch | null
  readonly bar: ShownResults<LogColumnKey> & { readonly selection: RowSelectionControl<SelectedRow> }
  /** How many candidates are shown above the rows of the page. @default the log has none */
  readonly candidates: number | undefined
}

/** The bar above the results of a log. Its rows are none of its business: a change in one does not draw it again. */
export const LogBar = memo(function LogBar({ log, search, bar, candidates }: LogBarProps) {
  const { columns } = useColumnConfig(log)
  const isPhone = useWindowWidth(isPhoneWidth)
  const exportColumns = useMemo(() => log.exportColumns(columns), [log, columns])
  const exporting = useLogExport({
    list: log,
    search,
    columns: exportColumns,
    total: bar.total,
    candidates,
  })
  return (
    <ResultsBar
      {...bar}
      exporting={exporting}
      selectionActions={<LogSelection selection={bar.selection} exporting={exporting} />}
      columnOptions={log.hasColumnEditor ? <ColumnOptions log={log} /> : undefined}
    >
      {/* Cards show their state in words. */}
      {!isPhone && <LogLegend search={search} candidates={candidates} isShown={bar.status === 'ready'} />}
    </ResultsBar>
  )
})
