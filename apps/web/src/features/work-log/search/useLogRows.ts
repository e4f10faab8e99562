import { skipToken } from '@reduxjs/toolkit/query'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { orderRows } from '@retain/domain/work-log/rows/rowOrder'
import type { LogType } from '@retain/domain/work-log/logTypes'
import type { LogView } from '@retain/domain/work-log/view/printView'
import { useCallback, useState } from 'react'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectIsLive } from '../../../live/liveSlice'
import { requestKey } from '../../../list/paging/requestKey'
import { selectStreamedRows } from '../../../list/streaming/streamedRowsSlice'
import { freshFor } from '../../../list/paging/freshness'
import type { LogRequest } from './logRequest'
import { selectLastView } from '../../../list/address/listViewsSlice'
import { usePageRows, type ListRows } from '../../../list/paging/usePageRows'
import { useSearchLogQuery, useSearchLogState } from './workLogApi'

/**
 * The rows of a view of an opportunity log.
 *
 * @param request `null` while it is not known yet what to search for.
 */
export function useLogRows(
  log: LogType,
  request: LogRequest | null,
  view: LogView<LogColumnKey>,
): ListRows<LogRow> {
  const isLive = useAppSelector(selectIsLive)
  const { failedAhead, forget } = useFailedAhead(log, request)
  const { refetch, isError, ...page } = useSearchLogQuery(request ?? skipToken, {
    refetchOnMountOrArgChange: freshFor(isLive),
    skip: failedAhead,
  })
  const retry = useCallback(() => (failedAhead ? forget() : void refetch()), [failedAhead, forget, refetch])
  const streamed = useAppSelector((state) =>
    request === null ? null : selectStreamedRows<LogRow>(state, requestKey(request)),
  )
  const shown = usePageRows({ ...page, isError: isError || failedAhead }, streamed, view, orderRows)
  return { ...shown, retry }
}

/**
 * Whether start-up has asked for this list before its page was drawn, and failed: a toast has reported that failure, so the
 * list shows it and does not ask again until somebody presses Try Again.
 */
function useFailedAhead(log: LogType, request: LogRequest | null) {
  const isUnseen = useAppSelector((state) => selectLastView(state, log) === null)
  const { isError } = useSearchLogState(request ?? skipToken)
  const key = request === null ? null : requestKey(request)
  // Settled by the first request; those that follow are the page's own.
  const [failed, setFailed] = useState<string | null>()
  if (failed === undefined && key !== null) setFailed(isUnseen && isError ? key : null)
  const forget = useCallback(() => setFailed(null), [])
  return { failedAhead: key !== null && failed === key, forget }
}
