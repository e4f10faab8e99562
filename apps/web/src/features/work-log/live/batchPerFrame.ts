import { isAnyOf } from '@reduxjs/toolkit'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { applicationReset, loggedOut } from '../../../core/state/events'
import type { AppThunk, StartListening } from '../../../core/state/appHooks'
import { selectIsPinned } from '../../../list/pinned-row/pinnedRowSlice'
import { makeFrameBatch, type FrameBatch } from '../../../live/frameBatch'
import { liveEventReceived } from '../../../live/liveEvents'

/**
 * Tells lists of rows what came within one frame, together. A row leaves when nobody points at it or works on it any more
 * (D-23). What is not told yet when the person leaves is dropped with the lists.
 *
 * @param hear is given each message the moment that it comes.
 * @param apply is given what came within a frame, in its order.
 */
export function batchPerFrame(
  listen: StartListening,
  hear: (message: LiveMessage) => void,
  apply: (messages: readonly LiveMessage[]) => AppThunk,
): void {
  let gathering: FrameBatch<LiveMessage> | null = null
  listen({
    actionCreator: liveEventReceived,
    effect: async ({ payload: message }, listening) => {
      hear(message)
      if (message.type === 'OPPT_REMOVED' && selectIsPinned(listening.getState(), message.payload.opptId))
        await listening.condition((_action, state) => !selectIsPinned(state, message.payload.opptId))
      const { live } = listening.extra
      gathering ??= makeFrameBatch(live.after, () => listening.dispatch(apply(gathering?.take() ?? [])))
      gathering.add(message)
    },
  })
  listen({ matcher: isAnyOf(loggedOut, applicationReset), effect: () => void gathering?.take() })
}
