import type { LogColumns } from '@retain/domain/work-log/logDefinition'
import type { Sort } from '@retain/domain/sorting/sorting'
import { Bar } from '@retain/ui/bar'
import type { GridStatusName } from '@retain/ui/grid'
import { ShownOn } from '@retain/ui/shown-on'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ChangesNotice } from '../changes/ChangesNotice'
import { ExportButton, exportEntry } from '../export/ExportButton'
import { ExportProgress } from '../export/ExportProgress'
import type { LogExport } from '../export/useLogExport'
import { SelectButton } from '../../../list/selection/SelectButton'
import { SelectionBar } from '../selection/SelectionBar'
import { SelectionCount } from '../../../list/selection/SelectionCount'
import type { RowSelectionControl } from '../../../list/selection/useRowSelection'
import { SortMenu } from '../view/SortMenu'
import { ResultCount } from './ResultCount'

/** What belongs together stands closer than what is read before it. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

interface ResultsBarProps<Key extends string> {
  readonly log: LogColumns<Key>
  /** Names the search; `null` while it is not known yet what to search for. */
  readonly listKey: string | null
  readonly total: number | null
  readonly status: GridStatusName
  readonly selection: RowSelectionControl
  readonly exporting: LogExport
  readonly sort: Sort<Key>
  readonly onSort: (key: Key) => void
  /** Searches again; it is given the rows that will stand elsewhere. */
  readonly onRefresh: (moved: readonly string[]) => void
  /** What stands before the buttons. */
  readonly children: ReactNode
  /** The button for the columns. @default the log has none */
  readonly columnOptions?: ReactNode | undefined
}

/** The bar above the list of a log: how much it found and what changed since, and what can be done with it. */
export function ResultsBar<Key extends string>(props: ResultsBarProps<Key>) {
  const { log, listKey, total, status, selection, exporting, sort, onSort, onRefresh, columnOptions } = props
  return (
    <Bar
      start={
        <>
          <SelectionCount selection={selection}>
            <ResultCount log={log} total={total} />
          </SelectionCount>
          {listKey !== null && <ChangesNotice listKey={listKey} status={status} onRefresh={onRefresh} />}
          <ExportProgress {...exporting} />
        </>
      }
      end={
        <SelectionBar selection={selection} exporting={exporting}>
          {props.children}
          <ShownOn window="wide">
            <Buttons>
              <ExportButton {...exporting} />
              {columnOptions}
            </Buttons>
          </ShownOn>
          {/* Cards have no headers to press. */}
          <ShownOn window="phone">
            <SelectButton onPress={selection.start} />
            <SortMenu log={log} sort={sort} onSort={onSort} more={[exportEntry(exporting)]} />
          </ShownOn>
        </SelectionBar>
      }
    />
  )
}
