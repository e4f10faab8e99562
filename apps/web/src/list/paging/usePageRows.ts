import type { Page } from '@retain/domain/paging/page'
import type { ListView } from '@retain/domain/list/listView'
import type { GridStatusName } from '@retain/ui/grid'
import { useOrdered, type OrderRows } from './useOrdered'

/** What a list shows at this moment. */
interface PageRows<Row> {
  readonly rows: readonly Row[]
  /** How many match over all pages; `null` while that is unknown and after a failed search. */
  readonly total: number | null
  readonly pageCount: number
  readonly status: GridStatusName
  /** Whether the rows are those of the previous search, which stay until there are others. */
  readonly isPrevious: boolean
}

/** The same, with a function that requests the page again. */
export interface ListRows<Row> extends PageRows<Row> {
  readonly retry: () => void
}

/** The state of the search of a page. */
export interface PageState<Row> {
  /** The last page that was received, of this search or the previous one. */
  readonly data?: Page<Row> | undefined
  /** The page of this search. */
  readonly currentData?: Page<Row> | undefined
  readonly isFetching: boolean
  readonly isError: boolean
}

const failed = {
  rows: [],
  total: null,
  pageCount: 0,
  status: 'error',
  isPrevious: false,
} as const satisfies PageRows<never>
const noRows: readonly never[] = []

/**
 * The rows of a view. A new order of a list that is cached as a whole shows at once and is requested all the same; a large
 * page shows while it is received; otherwise the old rows stay until the new ones are here. A failed search empties the list
 * (L-217, L-218, D-30).
 *
 * @param streamed what has been received of a large page; `null` without one.
 * @param orderRows as the service orders them; always the same function.
 */
export function usePageRows<Row, Key extends string>(
  { data, currentData, isFetching, isError }: PageState<Row>,
  streamed: readonly Row[] | null,
  view: ListView<Key>,
  orderRows: OrderRows<Row, Key>,
): PageRows<Row> {
  const whole = currentData === undefined && data?.list.length === data?.total ? data?.list : undefined
  const ordered = useOrdered(whole, view, orderRows)
  if (isError && !isFetching) return failed
  const present = currentData?.list ?? ordered ?? streamed
  const rows = present ?? data?.list
  const known = currentData ?? data
  return {
    rows: rows ?? noRows,
    total: known?.total ?? null,
    pageCount: known?.pageCount ?? 0,
    isPrevious: present === null && rows !== undefined,
    status: rows === undefined ? 'loading' : isFetching ? 'refreshing' : 'ready',
  }
}
