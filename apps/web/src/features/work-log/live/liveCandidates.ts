import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { applyToCandidates } from '@retain/domain/work-log/service-log/liveServiceLog'
import type { AppThunk, StartListening } from '../../../core/state/appHooks'
import { candidatesApi } from '../service-log/candidatesApi'
import { liveEventReceived } from '../../../live/liveEvents'
import { listenForReplay, type PendingOf } from '../../../live/pendingReplay'

const { listCandidates } = candidatesApi.endpoints

/** The arguments of a request for candidates. */
type CandidatesInput = Parameters<typeof listCandidates.initiate>[0]

/**
 * Applies live messages to the cached candidates of every store: they are added, changed, scanned and removed (L-175 to
 * L-177, L-526, L-527).
 */
export function listenForLiveCandidates(listen: StartListening, pendingOf: PendingOf): void {
  const apply =
    (input: CandidatesInput, messages: readonly LiveMessage[]): AppThunk =>
    (dispatch, getState) => {
      const candidates = listCandidates.select(input)(getState()).data
      if (candidates === undefined) return
      const { hyperionId } = input.query
      const changed = messages.reduce(
        (list, message) => applyToCandidates(list, message, hyperionId),
        candidates,
      )
      if (changed !== candidates)
        dispatch(candidatesApi.util.updateQueryData('listCandidates', input, () => [...changed]))
    }

  const messageReceived = listenForReplay(listen, pendingOf, [listCandidates], ({ meta }, messages) =>
    apply(meta.arg.originalArgs, messages),
  )

  listen({
    actionCreator: liveEventReceived,
    effect: ({ payload: message }, { dispatch, ...listening }) => {
      messageReceived(message)
      for (const input of candidatesApi.util.selectCachedArgsForQuery(listening.getState(), 'listCandidates'))
        dispatch(apply(input, [message]))
    },
  })
}
