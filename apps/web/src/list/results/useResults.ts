import type { Sort } from '@retain/domain/sorting/sorting'
import { sortedBy } from '@retain/domain/list/viewChanges'
import type { ListView } from '@retain/domain/list/listView'
import type { SelectableRow } from '@retain/domain/list/rowSelection'
import type { GridStart, GridStatusName } from '@retain/ui/grid'
import type { GridSelection } from '@retain/ui/grid-column'
import { useCallback, useMemo, type FocusEvent, type PointerEvent } from 'react'
import type { AppThunk } from '../../core/state/appHooks'
import { useWithinPages } from '../address/useWithinPages'
import { useRefreshInPlace } from '../changes/useRefreshInPlace'
import { useExpectedPage } from '../expected-page/useExpectedPage'
import { requestKey } from '../paging/requestKey'
import type { ListRows } from '../paging/usePageRows'
import { usePinnedRow } from '../pinned-row/usePinnedRow'
import { useListPosition } from '../position/useListPosition'
import { useRowSelection, type SelectableRows } from '../selection/useRowSelection'
import type { NamedCall } from '../streaming/rowReader'
import { sortableColumn, type ListDefinition } from './listDefinition'
import { searchName } from './searchName'
import { usePreparations } from './usePreparations'

/** The rows of a list and its view. */
interface FoundResults<Row, Selected extends SelectableRow, Key extends string, View> extends SelectableRows<
  Row,
  Selected
> {
  readonly list: ListDefinition<Key>
  /** The call that found the rows, as it names their page in the cache; `null` while it is not known yet what to search for. */
  readonly search: NamedCall | null
  readonly found: ListRows<Row>
  /** Rows that are shown above those of the page and are not counted. @default none */
  readonly above?: readonly Row[] | undefined
  /** Unique among the rows; always the same function. */
  readonly rowId: (row: Row) => string
  /** What live messages name a row by, so that a row in use stays; always the same function. @default `rowId` */
  readonly pinnedId?: ((row: Row) => string) | undefined
  readonly view: View & ListView<Key>
  readonly show: (view: View & ListView<Key>, options?: { readonly replace?: boolean }) => void
  /** Fetches the code that is likely to be needed next; always the same function. @default none is fetched */
  readonly prefetch?: AppThunk | undefined
}

/** Props for the grid of a list. */
export interface ResultsGrid<Row, Key extends string> {
  readonly rows: readonly Row[]
  readonly start: GridStart | undefined
  readonly selection: GridSelection | undefined
  readonly status: GridStatusName
  readonly sort: Sort<Key>
  readonly onSort: (key: string) => void
  readonly onRetry: () => void
}

const nothing: readonly never[] = []

/**
 * A list of any rows: sorted, paged, selected, and searched again in place. Each part of what it returns goes to the
 * component of its name.
 *
 * @returns `bar`, the same object until something of it changes; `frame` for the `ListFrame`; `pager` is `null` where there are no pages.
 * @example
 * const { bar, frame, grid, pager } = useResults({ list: parts, search, found, rowId, selected, view, show })
 */
export function useResults<
  Row,
  Selected extends SelectableRow,
  Key extends string,
  View extends ListView<Key>,
>(results: FoundResults<Row, Selected, Key, View>) {
  const { list, search, found, above = nothing, rowId, view, show } = results
  const { total, pageCount, status, retry } = found
  const rows = useMemo(
    () => (above.length === 0 ? found.rows : [...above, ...found.rows]),
    [above, found.rows],
  )
  const { lastFocused, ...pinning } = usePinnedRow(rows, results.pinnedId ?? rowId)
  const expecting = useExpectedPage()
  const pageKey = search === null ? null : requestKey(search)
  const { frame, refreshInPlace } = useRefreshInPlace({ rows, rowId, status, refresh: retry, lastFocused })
  const start = useListPosition({
    listId: list.id,
    pageKey: found.isPrevious || rows.length === 0 ? null : pageKey,
    rows,
    rowId,
    frame,
    lastFocused,
  })
  const sortBy = useCallback(
    (key: string) => {
      const column = sortableColumn(list, key)
      if (column !== undefined) show(sortedBy(view, column.key))
    },
    [list, view, show],
  )
  const isShown = status === 'ready'
  const searched = useMemo(() => (search === null ? null : searchName(search)), [search])
  const isWhole = isShown && found.rows.length === total
  const selection = useRowSelection({ ...results, searched, rows, isWhole })
  useWithinPages(view, show, pageCount, isShown)
  usePreparations(isShown, isShown && total !== null && total > found.rows.length, results.prefetch)

  const { sort } = view
  const grid: ResultsGrid<Row, Key> = {
    rows,
    start,
    selection: selection.grid,
    status,
    sort,
    onSort: sortBy,
    onRetry: retry,
  }
  const bar = useMemo(
    () => ({
      list,
      pageKey,
      total,
      status,
      selection,
      sort,
      onSort: sortBy,
      onRefresh: refreshInPlace,
    }),
    [list, pageKey, total, status, selection, sort, sortBy, refreshInPlace],
  )
  return {
    bar,
    frame: { ...bothHandlers(pinning, expecting), ref: frame },
    grid,
    pager:
      total !== null && total > 0
        ? { view, show, total, pageCount, isLoading: status === 'refreshing' }
        : null,
  }
}

/** The handlers of the element around a list: what pins a row, and what expects a page to be opened. */
const bothHandlers = (
  pinning: Omit<ReturnType<typeof usePinnedRow>, 'lastFocused'>,
  expecting: ReturnType<typeof useExpectedPage>,
) => ({
  ...expecting,
  onFocus: (event: FocusEvent<HTMLElement>) => {
    pinning.onFocus(event)
    expecting.onFocus(event)
  },
  onBlur: (event: FocusEvent<HTMLElement>) => {
    pinning.onBlur(event)
    expecting.onBlur()
  },
  onPointerOver: (event: PointerEvent<HTMLElement>) => {
    pinning.onPointerOver(event)
    expecting.onPointerOver(event)
  },
  onPointerLeave: () => {
    pinning.onPointerLeave()
    expecting.onPointerLeave()
  },
})
