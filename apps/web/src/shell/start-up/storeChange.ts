import { storeChangeThrottle } from '@retain/domain/session/startUp'
import { throttleWait } from '@retain/domain/text/inputTiming'
import type { StartListening } from '../../core/state/appHooks'
import { selectActiveStore, storeChosen } from '../../session/active-store/activeStoreSlice'
import { changeStore } from './startUp'
import { leaveOpportunity } from './leaveOpportunity'

/**
 * Changes the store when somebody picks one: the first change at once, of those that follow within the interval only the
 * last, at its end, so that the last chosen store is always the active one (S-727). The store that is active already is
 * nothing new, unless a change away from it is pending.
 */
export function listenForStoreChange(listen: StartListening) {
  let last: number | null = null
  /** The store of the pending change. */
  let requestedStore: string | null = null
  listen({
    actionCreator: storeChosen,
    effect: async ({ payload: store }, listening) => {
      const { hyperionId } = store
      if (hyperionId === (requestedStore ?? selectActiveStore(listening.getState())?.hyperionId)) return
      requestedStore = hyperionId
      listening.cancelActiveListeners()
      try {
        const wait = throttleWait(last, Date.now(), storeChangeThrottle)
        if (wait > 0) await listening.delay(wait)
        last = Date.now()
        const isActive = await listening.dispatch(changeStore(store, listening.signal))
        if (isActive) listening.dispatch(leaveOpportunity())
      } finally {
        if (!listening.signal.aborted) requestedStore = null
      }
    },
  })
}
