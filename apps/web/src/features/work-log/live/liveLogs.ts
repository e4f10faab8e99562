import { createAction } from '@reduxjs/toolkit'
import { isOfStore, type LiveMessage } from '@retain/domain/live/liveMessage'
import type { Page } from '@retain/domain/paging/page'
import { applyAllToPage, type AppliedPage } from '@retain/domain/work-log/live/applyToPage'
import { changedOrder, type RowOrder } from '@retain/domain/work-log/live/changedOrder'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { logRowOrder } from '@retain/domain/work-log/rows/rowOrder'
import { applyAllToServicePage } from '@retain/domain/work-log/service-log/liveServiceLog'
import type { AppThunk, StartListening } from '../../../core/state/appHooks'
import { noteChanges } from '../../../list/changes/noteChanges'
import { requestKey } from '../../../list/paging/requestKey'
import { pageOf } from '../../../list/streaming/streamedRows'
import { patchStreamedRows } from '../../../list/streaming/streamedRowsSlice'
import { applyToSelection } from '../selection/liveSelection'
import { storesOf, type LogRequest } from '../search/logRequest'
import { workLogApi } from '../search/workLogApi'
import { rowsChanged } from '../../../live/liveEvents'
import { batchPerFrame } from './batchPerFrame'
import { makePendingReplay, type PendingOf } from '../../../live/pendingReplay'

/** A cached list has missed something, or has room for a row that it does not know. */
const listFellBehind = createAction('live/listFellBehind')

/** Lists that fall behind within so many milliseconds are asked for together, once. */
const askAfter = 300

const { searchLog } = workLogApi.endpoints

/**
 * Keeps every cached list true to what is told, on screen or not (L-385, L-387 to L-389). What comes within one frame changes
 * a list once. When the connection is lost, what it told before is applied all the same; when the person leaves, it is
 * dropped with the lists.
 */
export function listenForLiveLogs(listen: StartListening, pendingOf: PendingOf): void {
  const pendingReplay = makePendingReplay(pendingOf(searchLog))
  const behind = new Map<string, LogRequest>()
  let isAsking = false

  const apply =
    (search: LogRequest, messages: readonly LiveMessage[]): AppThunk =>
    (dispatch, getState) => {
      const page = searchLog.select(search)(getState()).data
      const own = messages.filter((message) => isOf(message, search))
      if (page === undefined || own.length === 0) return
      const applied = appliedTo(search, page, own)
      if (applied.page !== page) {
        dispatch(workLogApi.util.updateQueryData('searchLog', search, () => applied.page))
        const order = orderOf(search)
        if (order !== null)
          dispatch(
            noteChanges(requestKey(search), (known) => changedOrder(known, page.list, applied.page, order)),
          )
      }
      if (applied.isStale) {
        behind.set(requestKey(search), search)
        dispatch(listFellBehind())
      }
    }

  const applyAll =
    (messages: readonly LiveMessage[]): AppThunk =>
    (dispatch, getState) => {
      for (const search of workLogApi.util.selectCachedArgsForQuery(getState(), 'searchLog')) {
        dispatch(apply(search, messages))
        dispatch(
          patchStreamedRows<LogRow>(
            requestKey(search),
            (list) => applyAllToPage(pageOf(list), messages).page.list,
          ),
        )
      }
      dispatch(applyToSelection(messages))
      // Last, since it also notifies the screens of the changed lists, which otherwise would wait for a frame more.
      dispatch(rowsChanged(messages))
    }

  batchPerFrame(listen, pendingReplay.messageReceived, applyAll)

  listen({
    matcher: searchLog.matchPending,
    effect: ({ meta }) => pendingReplay.requestStarted(meta.requestId),
  })
  listen({
    matcher: searchLog.matchFulfilled,
    effect: ({ meta }, { dispatch }) => {
      const search = meta.arg.originalArgs
      dispatch(apply(search, pendingReplay.requestEnded(meta.requestId)))
      if (behind.has(requestKey(search))) dispatch(listFellBehind())
    },
  })
  listen({
    matcher: searchLog.matchRejected,
    effect: ({ meta }) => void pendingReplay.requestEnded(meta.requestId),
  })

  listen({
    actionCreator: listFellBehind,
    effect: async (_action, listening) => {
      if (isAsking) return
      isAsking = true
      await listening.delay(askAfter)
      isAsking = false
      for (const [key, search] of behind) {
        // One that is being asked for already is looked at again when its answer is here.
        if (searchLog.select(search)(listening.getState()).isLoading) continue
        behind.delete(key)
        void listening.dispatch(searchLog.initiate(search, { forceRefetch: true, subscribe: false }))
      }
    },
  })
}

/** A list after what is told: the Service Log alone admits new rows (L-166 to L-169). */
const appliedTo = (
  { body }: LogRequest,
  page: Page<LogRow>,
  messages: readonly LiveMessage[],
): AppliedPage =>
  body.source === 'SVCLOG' ? applyAllToServicePage(page, messages, body) : applyAllToPage(page, messages)

/** How the rows of a search stand; `null` where the service chose the order. */
const orderOf = ({ body: { orderBy, orderDirection } }: LogRequest): RowOrder<LogRow> | null =>
  orderBy === undefined || orderDirection === undefined ? null : logRowOrder({ orderBy, orderDirection })

const isOf = (message: LiveMessage, request: LogRequest): boolean =>
  storesOf(request).some((hyperionId) => isOfStore(message, hyperionId))
