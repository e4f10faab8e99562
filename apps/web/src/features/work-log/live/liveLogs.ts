import { createAction } from '@reduxjs/toolkit'
import { isOfStore, type LiveMessage } from '@retain/domain/live/liveMessage'
import { logTypeOfSearch, storesOfSearch } from '@retain/domain/work-log/anyLogSearch'
import { liveRules } from '@retain/domain/work-log/live/liveRules'
import type { AnyLogSearch } from '@retain/domain/work-log/logs'
import { rowIdOf, type AnyLogRow } from '@retain/domain/work-log/rows/rowIds'
import type { AppThunk, StartListening } from '../../../core/state/appHooks'
import { noteChanges } from '../../../list/changes/noteChanges'
import { requestKey } from '../../../list/paging/requestKey'
import { pageOf } from '../../../list/streaming/streamedRows'
import { patchStreamedRows } from '../../../list/streaming/streamedRowsSlice'
import { rowLockExpected, rowsChanged } from '../../../live/liveEvents'
import { listenForReplay, type PendingOf } from '../../../live/pendingReplay'
import { workLogApi } from '../search/workLogApi'
import { applyToSelection } from '../selection/liveSelection'
import { batchPerFrame } from './batchPerFrame'
import { showRowLock } from './showRowLock'

/** A cached list lacks a change that only a fresh search brings. */
const listBecameStale = createAction('live/listBecameStale')

/** Lists that become stale within so many milliseconds are searched again together, once. */
const refetchDelay = 300

const { searchLog } = workLogApi.endpoints

/**
 * Applies live messages to every cached page of every log, shown or not, by the live rules of its log (L-209, L-213, L-214,
 * L-385, L-387 to L-389, L-395). The messages of one frame change a list once. Messages that were received before the
 * connection was lost are still applied; when the user signs out, they are dropped with the lists.
 */
export function listenForLiveLogs(listen: StartListening, pendingOf: PendingOf): void {
  const staleSearches = new Map<string, AnyLogSearch>()
  let isRefetchScheduled = false

  const searchAgain =
    (search: AnyLogSearch): AppThunk =>
    (dispatch) => {
      staleSearches.set(requestKey(search), search)
      dispatch(listBecameStale())
    }

  const apply =
    (search: AnyLogSearch, messages: readonly LiveMessage[]): AppThunk =>
    (dispatch, getState) => {
      const before = searchLog.select(search)(getState()).data
      if (before === undefined) return
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
        if (own.length === 0) continue
        dispatch(apply(search, own))
        dispatch(patchStreamedRows<AnyLogRow>(requestKey(search), (rows) => changedRows(search, rows, own)))
      }
      dispatch(applyToSelection(messages))
      // Last, since it also notifies the screens of the changed lists, which otherwise would wait for a frame more.
      dispatch(rowsChanged(messages))
    }

  const messageReceived = listenForReplay(
    listen,
    pendingOf,
    [searchLog],
    ({ meta: { arg }, payload }, messages) =>
      (dispatch) => {
        const search = arg.originalArgs
        const own = messagesOf(search, messages)
        const isUncertain = liveRulesOf(search).isUncertain(payload, own, search.body)
        dispatch(isUncertain ? searchAgain(search) : apply(search, own))
        if (staleSearches.has(requestKey(search))) dispatch(listBecameStale())
      },
  )

  batchPerFrame(listen, messageReceived, applyAll)
  listen({
    actionCreator: rowLockExpected,
    effect: ({ payload }, { dispatch }) => dispatch(showRowLock(payload)),
  })

  listen({
    actionCreator: listBecameStale,
    effect: async (_action, listening) => {
      if (isRefetchScheduled) return
      isRefetchScheduled = true
      await listening.delay(refetchDelay)
      isRefetchScheduled = false
      for (const [key, search] of staleSearches) {
        // The answer to a pending request dispatches this action again.
        if (searchLog.select(search)(listening.getState()).isLoading) continue
        staleSearches.delete(key)
        void listening.dispatch(searchLog.initiate(search, { forceRefetch: true, subscribe: false }))
      }
    },
  })
}

const liveRulesOf = (search: AnyLogSearch) => liveRules[logTypeOfSearch(search)]

/** The messages of the stores of a search. */
function messagesOf(search: AnyLogSearch, messages: readonly LiveMessage[]): readonly LiveMessage[] {
  const stores = storesOfSearch(search)
  return messages.filter((message) => stores.some((hyperionId) => isOfStore(message, hyperionId)))
}

/** The streamed rows of a page after some messages. Rows that they would add come with the answer. */
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
