import { api } from '../../core/api/api'
import { orphansOf } from '../../core/api/tags'
import type { StartListening } from '../../core/state/appHooks'
import { liveStateChanged, rowsChanged } from '../../live/liveEvents'

/**
 * Reads the orphans of a store again, where they show, once one of its opportunities got or lost its owner, and after a time in which no
 * message could be heard. Messages of one frame are heard together: an assignment tells of hundreds.
 */
export function listenForLiveOrphans(listen: StartListening): void {
  listen({
    actionCreator: rowsChanged,
    effect: ({ payload: messages }, { dispatch }) => {
      const stores = messages.flatMap(({ type, payload }) =>
        type === 'OPPT_OWNER' ? [payload.hyperionId] : [],
      )
      if (stores.length > 0) dispatch(api.util.invalidateTags([...new Set(stores)].map(orphansOf)))
    },
  })
  listen({
    actionCreator: liveStateChanged,
    effect: ({ payload: connection }, { dispatch }) => {
      if (connection.state === 'open' && connection.hasMissed) dispatch(api.util.invalidateTags(['Orphan']))
    },
  })
}
