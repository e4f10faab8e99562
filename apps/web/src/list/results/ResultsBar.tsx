import type { Sort } from '@retain/domain/sorting/sorting'
import { Bar } from '@retain/ui/bar'
import type { GridStatusName } from '@retain/ui/grid'
import { ShownOn } from '@retain/ui/shown-on'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ChangesNotice } from '../changes/ChangesNotice'
import { ExportButton, exportEntry } from '../export/ExportButton'
import { ExportProgress } from '../export/ExportProgress'
import type { ListExport } from '../export/useListExport'
import { SelectButton } from '../selection/SelectButton'
import { SelectionBar } from '../selection/SelectionBar'
import { SelectionCount } from '../selection/SelectionCount'
import type { RowSelectionControl } from '../selection/useRowSelection'
import type { ListDefinition } from './listDefinition'
import { ResultCount } from './ResultCount'
import { SortMenu } from './SortMenu'

/** Parts of one group are closer to each other than to the next group. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

/** What a bar shows of its list. */
export interface ShownResults<Key extends string> {
  readonly list: ListDefinition<Key>
  /** The key of the request whose rows are shown; `null` while it is not known yet what to search for. */
  readonly pageKey: string | null
  readonly total: number | null
  readonly status: GridStatusName
  /** `null` where rows cannot be selected. */
  readonly selection: RowSelectionControl | null
  readonly sort: Sort<Key>
  readonly onSort: (key: Key) => void
  /** Searches again; `moved` are the ids of the rows that will move. */
  readonly onRefresh: (moved: readonly string[]) => void
}

interface ResultsBarProps<Key extends string, Source> extends ShownResults<Key> {
  /** `null` where the list cannot be exported. */
  readonly exporting: ListExport<Source> | null
  /** What can be done with the selected rows. @default nothing */
  readonly selectionActions?: ReactNode
  /** Shown before the buttons. */
  readonly children?: ReactNode
  /** The button for the columns. @default the list has none */
  readonly columnOptions?: ReactNode
}

/** The bar above a list: how much it found and what changed since, and what can be done with it. */
export function ResultsBar<Key extends string, Source>(props: ResultsBarProps<Key, Source>) {
  const { list, pageKey, total, status, selection, exporting, sort, onSort, onRefresh } = props
  const count = <ResultCount list={list} total={total} isAlwaysPlural />
  const actions = (
    <>
      {props.children}
      <ShownOn window="wide">
        <Buttons>
          {exporting !== null && <ExportButton {...exporting} />}
          {props.columnOptions}
        </Buttons>
      </ShownOn>
      {/* Cards have no headers to press. */}
      <ShownOn window="phone">
        {selection !== null && <SelectButton onPress={selection.start} />}
        <SortMenu
          list={list}
          sort={sort}
          onSort={onSort}
          more={exporting === null ? [] : [exportEntry(exporting)]}
        />
      </ShownOn>
    </>
  )
  return (
    <Bar
      start={
        <>
          {selection === null ? count : <SelectionCount selection={selection}>{count}</SelectionCount>}
          {pageKey !== null && <ChangesNotice pageKey={pageKey} status={status} onRefresh={onRefresh} />}
          {exporting !== null && <ExportProgress {...exporting} />}
        </>
      }
      end={
        selection === null ? (
          actions
        ) : (
          <SelectionBar selection={selection} actions={props.selectionActions}>
            {actions}
          </SelectionBar>
        )
      }
    />
  )
}
