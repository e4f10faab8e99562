import type { LogColumns } from '@retain/domain/work-log/logDefinition'
import type { Sort } from '@retain/domain/sorting/sorting'
import { sortedBy } from '@retain/domain/work-log/view/logView'
import type { LogView } from '@retain/domain/work-log/view/printView'
import type { GridStatusName } from '@retain/ui/grid'
import type { GridSelection } from '@retain/ui/grid-column'
import { useCallback, useMemo } from 'react'
import { useRefreshInPlace } from '../../../list/changes/useRefreshInPlace'
import { useLogExport } from '../export/useLogExport'
import { usePinnedRow } from '../../../list/pinned-row/usePinnedRow'
import { pageKey, type PageRow, type PageSearch } from '../search/logRequest'
import type { LogRows } from '../../../list/paging/usePageRows'
import { searchedFor } from '../selection/selectedRows'
import { useRowSelection, type SelectableRows } from '../../../list/selection/useRowSelection'
import { useWithinPages } from '../../../list/address/useWithinPages'
import { usePreparations } from './usePreparations'

/** What a log found, and how it is looked at. */
interface FoundResults<Row, Key extends string, View> extends SelectableRows<Row> {
  readonly log: LogColumns<Key>
  /** `null` while it is not known yet what to search for. */
  readonly search: PageSearch | null
  readonly found: LogRows<Row>
  /** Rows that stand above those of the page and are not counted. @default none */
  readonly above?: readonly Row[] | undefined
  readonly idOf: (row: Row) => string
  /** All columns that the user has. */
  readonly columns: readonly string[]
  readonly view: View & LogView<Key>
  readonly show: (view: View & LogView<Key>, options?: { readonly replace?: boolean }) => void
}

/** What the grid of a log draws, whatever its rows are. */
export interface ResultsGrid<Row, Key extends string> {
  readonly rows: readonly Row[]
  readonly selection: GridSelection | undefined
  readonly status: GridStatusName
  readonly sort: Sort<Key>
  readonly onSort: (key: string) => void
  readonly onRetry: () => void
}

const nothing: readonly never[] = []

/**
 * The list of any log: sorted, paged, selected, exported, and searched again in place. Each part of what it returns goes to
 * the component of its name.
 *
 * @returns `frame` for the `ListFrame`; `pager` is `null` where there are no pages.
 */
export function useResults<Row extends PageRow, Key extends string, View extends LogView<Key>>(
  results: FoundResults<Row, Key, View>,
) {
  const { log, search, found, above = nothing, idOf, columns, view, show } = results
  const { total, pageCount, status, retry } = found
  const rows = useMemo(
    () => (above.length === 0 ? found.rows : [...above, ...found.rows]),
    [above, found.rows],
  )
  const { lastFocused, ...held } = usePinnedRow(rows)
  const { frame, refreshInPlace } = useRefreshInPlace({ rows, idOf, status, refresh: retry, lastFocused })
  const sortBy = useCallback(
    (key: string) => {
      const column = log.columns.find((candidate) => candidate.key === key)
      if (column !== undefined) show(sortedBy(view, column.key))
    },
    [log, view, show],
  )
  const isShown = status === 'ready'
  const searched = useMemo(() => (search === null ? null : searchedFor(search.call, search.body)), [search])
  const isWhole = isShown && found.rows.length === total
  const selection = useRowSelection({ ...results, searched, rows, isWhole })
  const exporting = useLogExport({ log, search, columns, total, candidates: above.length })
  useWithinPages(view, show, pageCount, isShown)
  usePreparations(isShown, isShown && total !== null && total > found.rows.length)

  const listKey = search === null ? null : pageKey(search)
  const { sort } = view
  const grid: ResultsGrid<Row, Key> = {
    rows,
    selection: selection.grid,
    status,
    sort,
    onSort: sortBy,
    onRetry: retry,
  }
  return {
    bar: {
      log,
      listKey,
      total,
      status,
      selection,
      exporting,
      sort,
      onSort: sortBy,
      onRefresh: refreshInPlace,
    },
    frame: { ...held, ref: frame },
    grid,
    pager:
      total !== null && total > 0
        ? { view, show, total, pageCount, isLoading: status === 'refreshing' }
        : null,
  }
}
