import { storeChangeThrottle } from '@retain/domain/session/startUp'
import type { StartListening } from '../app/listen'
import { storeChosen } from './activeStoreSlice'
import { changeStore } from './startUp'
import { leaveOpportunity } from './leaveOpportunity'

/**
 * Changes the store when somebody picks one: the first change at once, of those that follow within the interval only the
 * last, at its end, so that the last chosen store is always the active one (S-727).
 */
export function listenForStoreChange(listen: StartListening) {
  let next = 0
  listen({
    actionCreator: storeChosen,
    effect: async ({ payload: store }, listening) => {
      listening.cancelActiveListeners()
      const wait = next - Date.now()
      if (wait > 0) await listening.delay(wait)
      next = Date.now() + storeChangeThrottle
      const isActive = await listening.dispatch(changeStore(store, listening.signal))
      if (isActive) listening.dispatch(leaveOpportunity())
    },
  })
}
