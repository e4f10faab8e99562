import { isAnyOf } from '@reduxjs/toolkit'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { applicationReset, loggedOut } from '../../../core/state/events'
import type { AppThunk, StartListening } from '../../../core/state/appHooks'
import { selectIsPinned } from '../../../list/pinned-row/pinnedRowSlice'
import { makeFrameBatch, type FrameBatch } from '../../../live/frameBatch'
import { liveEventReceived } from '../../../live/liveEvents'

/**
 * Applies the live messages of one animation frame together. A row is removed once it is no longer pinned (D-23). When the
 * user signs out, messages that were not applied yet are dropped.
 *
 * @param onReceived is called with each message as soon as it is received.
 * @param apply is called with the messages of a frame, in their order.
 */
export function batchPerFrame(
  listen: StartListening,
  onReceived: (message: LiveMessage) => void,
  apply: (messages: readonly LiveMessage[]) => AppThunk,
): void {
  let batch: FrameBatch<LiveMessage> | null = null
  listen({
    actionCreator: liveEventReceived,
    effect: async ({ payload: message }, listening) => {
      onReceived(message)
      if (message.type === 'OPPT_REMOVED' && selectIsPinned(listening.getState(), message.payload.opptId))
        await listening.condition((_action, state) => !selectIsPinned(state, message.payload.opptId))
      const { live } = listening.extra
      batch ??= makeFrameBatch(live.after, () => listening.dispatch(apply(batch?.take() ?? [])))
      batch.add(message)
    },
  })
  listen({ matcher: isAnyOf(loggedOut, applicationReset), effect: () => void batch?.take() })
}
