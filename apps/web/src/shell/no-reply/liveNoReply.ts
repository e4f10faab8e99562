import { isOfStore, type LiveEvent, type LiveMessage } from '@retain/domain/live/liveMessage'
import type { Store } from '@retain/domain/session/user/user'
import { applyToNoReplyCount, countedNoReply } from '@retain/domain/work-log/contact-log/reply/noReplyCount'
import { epochOf } from '@retain/domain/calendar/instant'
import type { AppThunk, StartListening } from '../../core/state/appHooks'
import { noReplyApi } from './noReplyApi'
import { liveEventReceived, liveStateChanged } from '../../live/liveEvents'
import { listenForReplay, type PendingOf } from '../../live/pendingReplay'

const { noReplyCount } = noReplyApi.endpoints
const one = countedNoReply(1)

/** Whether a message changes how many emails of a store wait for a reply. */
const counts = (message: LiveMessage, hyperionId: string): boolean =>
  isOfStore(message, hyperionId) && applyToNoReplyCount(one, message, hyperionId) !== one

/** Whether a message is older than the question that a count answers, and may be in it: those of the last minute follow a subscription. */
const isOlder = (message: LiveMessage | LiveEvent, startedAt: number | undefined): boolean =>
  'at' in message && startedAt !== undefined && epochOf(message.at) < startedAt

/**
 * Updates the no-reply count of each store by live messages (L-210 to L-212, L-215, D-24), on every page: the
 * navigation shows it.
 */
export function listenForNoReply(listen: StartListening, pendingOf: PendingOf): void {
  const refetch =
    (store: Store): AppThunk =>
    (dispatch) =>
      void dispatch(noReplyCount.initiate(store, { forceRefetch: true, subscribe: false }))

  const count =
    (store: Store, message: LiveMessage): AppThunk =>
    (dispatch, getState) => {
      const { data: before, startedTimeStamp } = noReplyCount.select(store)(getState())
      if (before === undefined) return
      const after = applyToNoReplyCount(before, message, store.hyperionId)
      if (after === before) return
      if (isOlder(message, startedTimeStamp)) dispatch(refetch(store))
      else dispatch(noReplyApi.util.updateQueryData('noReplyCount', store, () => after))
    }

  const messageReceived = listenForReplay(
    listen,
    pendingOf,
    [noReplyCount],
    ({ meta: { arg } }, messages) =>
      (dispatch) => {
        const store = arg.originalArgs
        // The answer does not say whether it counts what these messages report.
        if (messages.some((message) => counts(message, store.hyperionId))) dispatch(refetch(store))
      },
  )

  listen({
    actionCreator: liveEventReceived,
    effect: ({ payload: message }, { dispatch, ...listening }) => {
      messageReceived(message)
      for (const store of noReplyApi.util.selectCachedArgsForQuery(listening.getState(), 'noReplyCount'))
        dispatch(count(store, message))
    },
  })

  listen({
    actionCreator: liveStateChanged,
    effect: ({ payload: connection }, { dispatch, ...listening }) => {
      if (connection.state !== 'open' || !connection.hasMissed) return
      for (const store of noReplyApi.util.selectCachedArgsForQuery(listening.getState(), 'noReplyCount'))
        dispatch(refetch(store))
    },
  })
}
