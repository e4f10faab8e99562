import { skipToken } from '@reduxjs/toolkit/query'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { orderRows } from '@retain/domain/work-log/rows/rowOrder'
import type { LogType } from '@retain/domain/work-log/logTypes'
import type { LogView } from '@retain/domain/work-log/view/viewAddress'
import type { GridStatusName } from '@retain/ui/grid'
import { useCallback, useState } from 'react'
import { useAppSelector } from '../../../app/listen'
import { selectIsLive } from '../../../live/liveSlice'
import { selectArrived } from '../large-page/arrivalsSlice'
import { freshFor } from './freshness'
import { requestKey, type LogRequest } from './logRequest'
import { selectKeptView } from '../view/logViewsSlice'
import { useOrdered } from './useOrdered'
import { useSearchLogQuery, useSearchLogState } from './workLogApi'

/** What a log shows at this moment. */
export interface LogRows {
  readonly rows: readonly LogRow[]
  /** How many match over all pages; `null` while that is unknown and after a failed search. */
  readonly total: number | null
  readonly pageCount: number
  readonly status: GridStatusName
  readonly retry: () => void
}

const noRows: readonly LogRow[] = []

/**
 * The rows of a view. A new order of a list that is here as a whole shows at once and is asked for all the same; a large
 * page shows as it arrives; otherwise the old rows stay until the new ones are here. A failed search empties the list
 * (D-30).
 *
 * @param request `null` while it is not known yet what to search for.
 */
export function useLogRows(log: LogType, request: LogRequest | null, view: LogView<LogColumnKey>): LogRows {
  const isLive = useAppSelector(selectIsLive)
  const { failedAhead, forget } = useFailedAhead(log, request)
  const { data, currentData, isFetching, isError, refetch } = useSearchLogQuery(request ?? skipToken, {
    refetchOnMountOrArgChange: freshFor(isLive),
    skip: failedAhead,
  })
  const retry = useCallback(() => (failedAhead ? forget() : void refetch()), [failedAhead, forget, refetch])
  const arrived = useAppSelector((state) =>
    request === null ? null : selectArrived(state, requestKey(request)),
  )
  const whole = currentData === undefined && data?.list.length === data?.total ? data?.list : undefined
  const ordered = useOrdered(whole, view, orderRows)

  if (failedAhead || (isError && !isFetching))
    return { rows: noRows, total: null, pageCount: 0, status: 'error', retry }
  const rows = currentData?.list ?? ordered ?? arrived ?? data?.list
  const known = currentData ?? data
  return {
    rows: rows ?? noRows,
    total: known?.total ?? null,
    pageCount: known?.pageCount ?? 0,
    status: rows === undefined ? 'loading' : isFetching ? 'refreshing' : 'ready',
    retry,
  }
}

/**
 * Whether start-up has asked for this list before its page was drawn, and in vain: that failure has been told already, so
 * it shows and is not asked for again unless somebody wants it.
 */
function useFailedAhead(log: LogType, request: LogRequest | null) {
  const isUnseen = useAppSelector((state) => selectKeptView(state, log) === null)
  const { isError } = useSearchLogState(request ?? skipToken)
  const key = request === null ? null : requestKey(request)
  // Settled by the first request; those that follow are the page's own.
  const [failed, setFailed] = useState<string | null>()
  if (failed === undefined && key !== null) setFailed(isUnseen && isError ? key : null)
  const forget = useCallback(() => setFailed(null), [])
  return { failedAhead: key !== null && failed === key, forget }
}
