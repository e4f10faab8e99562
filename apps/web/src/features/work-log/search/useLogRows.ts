import { skipToken } from '@reduxjs/toolkit/query'
import type { LogType } from '@retain/domain/work-log/logTypes'
import type { AnyLogSearch } from '@retain/domain/work-log/logs'
import type { AnyLogRow } from '@retain/domain/work-log/rows/rowIds'
import type { ListView } from '@retain/domain/list/listView'
import { useCallback, useState } from 'react'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectLastView } from '../../../list/address/listViewsSlice'
import { freshFor } from '../../../list/paging/freshness'
import { requestKey } from '../../../list/paging/requestKey'
import { useListRows } from '../../../list/paging/useListRows'
import type { OrderRows } from '../../../list/paging/useOrdered'
import type { ListRows, PageState } from '../../../list/paging/usePageRows'
import { selectIsLive } from '../../../live/liveSlice'
import { useSearchLogQuery, useSearchLogState } from './workLogApi'

/** The part of a log's definition that its rows need. */
interface SearchedLog<Row, Key extends string> {
  readonly id: LogType
  readonly orderRows: OrderRows<Row, Key>
}

/**
 * The rows of a view of a log.
 *
 * @param search `null` while it is not known yet what to search for.
 */
export function useLogRows<Row extends AnyLogRow, Key extends string>(
  { id, orderRows }: SearchedLog<Row, Key>,
  search: AnyLogSearch | null,
  view: ListView<Key>,
): ListRows<Row> {
  const isLive = useAppSelector(selectIsLive)
  const { prefetchFailed, forget } = usePrefetchFailure(id, search)
  const { refetch, isError, ...page } = useSearchLogQuery(search ?? skipToken, {
    refetchOnMountOrArgChange: freshFor(isLive),
    skip: prefetchFailed,
  })
  const retry = useCallback(
    () => (prefetchFailed ? forget() : void refetch()),
    [prefetchFailed, forget, refetch],
  )
  // TypeScript cannot follow through the cache that a search finds rows of its own log.
  const found = page as unknown as Omit<PageState<Row>, 'isError'>
  return useListRows(
    search,
    { ...found, isError: isError || prefetchFailed, refetch: retry },
    view,
    orderRows,
  )
}

/**
 * Whether start-up prefetched this list and failed. A toast has reported that, so the list shows the error and is not
 * requested again until the user presses Try Again.
 */
function usePrefetchFailure(log: LogType, search: AnyLogSearch | null) {
  const isUnseen = useAppSelector((state) => selectLastView(state, log) === null)
  const { isError } = useSearchLogState(search ?? skipToken)
  const key = search === null ? null : requestKey(search)
  // Only the first search can have been prefetched.
  const [failed, setFailed] = useState<string | null>()
  if (failed === undefined && key !== null) setFailed(isUnseen && isError ? key : null)
  const forget = useCallback(() => setFailed(null), [])
  return { prefetchFailed: key !== null && failed === key, forget }
}
