import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { applyToCandidates } from '@retain/domain/work-log/service-log/liveServiceLog'
import type { AppThunk, StartListening } from '../../../core/state/appHooks'
import { candidatesApi } from '../service-log/candidatesApi'
import { liveEventReceived } from '../../../live/liveEvents'
import { makePendingReplay, type PendingOf } from '../../../live/pendingReplay'

const { listCandidates } = candidatesApi.endpoints

/** The list of a store's candidates, as it is asked for. */
type Asked = Parameters<typeof listCandidates.initiate>[0]

/**
 * Keeps the candidates of every store in the cache true to what is told: they come, change, are scanned and go (L-175 to
 * L-177, L-526, L-527). What is told while they are being asked for is applied to the answer too.
 */
export function listenForLiveCandidates(listen: StartListening, pendingOf: PendingOf): void {
  const pendingReplay = makePendingReplay(pendingOf(listCandidates))

  const apply =
    (asked: Asked, messages: readonly LiveMessage[]): AppThunk =>
    (dispatch, getState) => {
      const candidates = listCandidates.select(asked)(getState()).data
      if (candidates === undefined) return
      const { hyperionId } = asked.query
      const changed = messages.reduce(
        (list, message) => applyToCandidates(list, message, hyperionId),
        candidates,
      )
      if (changed !== candidates)
        dispatch(candidatesApi.util.updateQueryData('listCandidates', asked, () => [...changed]))
    }

  listen({
    actionCreator: liveEventReceived,
    effect: ({ payload: message }, listening) => {
      pendingReplay.messageReceived(message)
      for (const asked of candidatesApi.util.selectCachedArgsForQuery(listening.getState(), 'listCandidates'))
        listening.dispatch(apply(asked, [message]))
    },
  })
  listen({
    matcher: listCandidates.matchPending,
    effect: ({ meta }) => pendingReplay.requestStarted(meta.requestId),
  })
  listen({
    matcher: listCandidates.matchFulfilled,
    effect: ({ meta }, { dispatch }) => {
      dispatch(apply(meta.arg.originalArgs, pendingReplay.requestEnded(meta.requestId)))
    },
  })
  listen({
    matcher: listCandidates.matchRejected,
    effect: ({ meta }) => void pendingReplay.requestEnded(meta.requestId),
  })
}
