import { createAction } from '@reduxjs/toolkit'
import { isOfStore, type LiveMessage } from '@retain/domain/live/liveMessage'
import { logTypeOfSearch, storesOfSearch } from '@retain/domain/work-log/anyLogSearch'
import { logs, type AnyLogSearch } from '@retain/domain/work-log/logs'
import { rowIdOf, type AnyLogRow } from '@retain/domain/work-log/rows/rowIds'
import type { AppThunk, StartListening } from '../../../core/state/appHooks'
import { noteChanges } from '../../../list/changes/noteChanges'
import { requestKey } from '../../../list/paging/requestKey'
import { pageOf } from '../../../list/streaming/streamedRows'
import { patchStreamedRows } from '../../../list/streaming/streamedRowsSlice'
import { rowsChanged } from '../../../live/liveEvents'
import { makePendingReplay, type PendingOf } from '../../../live/pendingReplay'
import { workLogApi } from '../search/workLogApi'
import { applyToSelection } from '../selection/liveSelection'
import { batchPerFrame } from './batchPerFrame'

/** A cached list has missed something, or has room for a row that it does not know. */
const listFellBehind = createAction('live/listFellBehind')

/** Lists that fall behind within so many milliseconds are asked for together, once. */
const askAfter = 300

const { searchLog } = workLogApi.endpoints

/**
 * Keeps every cached page of every log true to what is told, on screen or not, by the live rules of its log (L-209, L-213,
 * L-214, L-385, L-387 to L-389, L-395). What comes within one frame changes a list once. When the connection is lost, what
 * it told before is applied all the same; when the person leaves, it is dropped with the lists.
 */
export function listenForLiveLogs(listen: StartListening, pendingOf: PendingOf): void {
  const pendingReplay = makePendingReplay(pendingOf(searchLog))
  const behind = new Map<string, AnyLogSearch>()
  let isAsking = false

  const searchAgain =
    (search: AnyLogSearch): AppThunk =>
    (dispatch) => {
      behind.set(requestKey(search), search)
      dispatch(listFellBehind())
    }

  const apply =
    (search: AnyLogSearch, messages: readonly LiveMessage[]): AppThunk =>
    (dispatch, getState) => {
      const before = searchLog.select(search)(getState()).data
      if (before === undefined || messages.length === 0) return
      const live = liveRulesOf(search)
      const { page: after, isStale } = live.applyToPage(before, messages, search.body)
      if (after !== before) {
        dispatch(workLogApi.util.updateQueryData('searchLog', search, () => after))
        dispatch(
          noteChanges(requestKey(search), (known) =>
            live.changedOrder(known, { before, after, messages }, search.body),
          ),
        )
      }
      if (isStale) dispatch(searchAgain(search))
    }

  const applyAll =
    (messages: readonly LiveMessage[]): AppThunk =>
    (dispatch, getState) => {
      for (const search of workLogApi.util.selectCachedArgsForQuery(getState(), 'searchLog')) {
        const own = messagesOf(search, messages)
        dispatch(apply(search, own))
        dispatch(patchStreamedRows<AnyLogRow>(requestKey(search), (rows) => changedRows(search, rows, own)))
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
    effect: ({ meta, payload }, { dispatch }) => {
      const search = meta.arg.originalArgs
      const own = messagesOf(search, pendingReplay.requestEnded(meta.requestId))
      const isUncertain = liveRulesOf(search).isUncertain(payload, own, search.body)
      dispatch(isUncertain ? searchAgain(search) : apply(search, own))
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

const liveRulesOf = (search: AnyLogSearch) => logs[logTypeOfSearch(search)].live

/** Those messages that are of the stores of a search. */
const messagesOf = (search: AnyLogSearch, messages: readonly LiveMessage[]): readonly LiveMessage[] =>
  messages.filter((message) => storesOfSearch(search).some((hyperionId) => isOfStore(message, hyperionId)))

/** Rows of a page that is still being read, after some messages. Rows that come are left to its answer. */
function changedRows(
  search: AnyLogSearch,
  rows: readonly AnyLogRow[],
  messages: readonly LiveMessage[],
): readonly AnyLogRow[] {
  const { list } = liveRulesOf(search).applyToPage(pageOf(rows), messages, search.body).page
  if (list === rows) return rows
  const known = new Set(rows.map(rowIdOf))
  return list.filter((row) => known.has(rowIdOf(row)))
}
