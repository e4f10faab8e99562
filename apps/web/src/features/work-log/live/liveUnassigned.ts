import { api } from '../../../core/api/api'
import { unassignedOf } from '../../../core/api/tags'
import type { StartListening } from '../../../core/state/appHooks'
import { liveEventReceived, liveStateChanged } from '../../../live/liveEvents'

/**
 * Reads the unassigned emails of a store again, where they show, once one came in or was assigned, and after a time in which no
 * message could be heard.
 */
export function listenForUnassigned(listen: StartListening): void {
  listen({
    actionCreator: liveEventReceived,
    effect: ({ payload: { type, payload } }, { dispatch }) => {
      if (type === 'UNASSIGNED_EMAIL') dispatch(api.util.invalidateTags([unassignedOf(payload.hyperionId)]))
    },
  })
  listen({
    actionCreator: liveStateChanged,
    effect: ({ payload: connection }, { dispatch }) => {
      if (connection.state === 'open' && connection.hasMissed)
        dispatch(api.util.invalidateTags(['UnassignedEmail']))
    },
  })
}
