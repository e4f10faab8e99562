import type { LiveMessage, LiveType } from '@retain/domain/live/liveMessage'
import { api } from '../../../core/api/api'
import { rowStatesOf } from '../../../core/api/tags'
import type { StartListening } from '../../../core/state/appHooks'
import { rowsChanged } from '../../../live/liveEvents'

/** The messages that may move a row to another state, or into a search or out of it. */
const moving: ReadonlySet<LiveType> = new Set<LiveType>(['SVC_LOG_NEW', 'OPPT_STATUS', 'OPPT_REMOVED'])

/** Changes within so many milliseconds are counted together, once. */
const recountDelay = 1_000

const storeOf = ({ payload }: LiveMessage): string | null =>
  'hyperionId' in payload ? payload.hyperionId : null

/** Counts the legend of a shown log again after live messages that may change it. */
export function listenForLiveRowStates(listen: StartListening): void {
  const changed = new Set<string>()
  listen({
    actionCreator: rowsChanged,
    effect: async ({ payload: messages }, listening) => {
      const isScheduled = changed.size > 0
      for (const message of messages) {
        const hyperionId = storeOf(message)
        if (moving.has(message.type) && hyperionId !== null) changed.add(hyperionId)
      }
      if (isScheduled || changed.size === 0) return
      await listening.delay(recountDelay)
      const stores = [...changed]
      changed.clear()
      listening.dispatch(api.util.invalidateTags(stores.map(rowStatesOf)))
    },
  })
}
