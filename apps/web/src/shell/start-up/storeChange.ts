import { isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { routes } from '@retain/domain/session/routes/routes'
import { storeChangeThrottle } from '@retain/domain/session/startUp'
import { withoutStore } from '@retain/domain/session/storeAddress'
import type { Store } from '@retain/domain/session/user/user'
import { throttleWait } from '@retain/domain/text/inputTiming'
import type { AppThunk, StartListening } from '../../core/state/appHooks'
import {
  addressStoreChosen,
  selectActiveStore,
  storeChosen,
} from '../../session/active-store/activeStoreSlice'
import { changeStore, type StoreChange } from './startUp'
import { leaveOpportunity } from './leaveOpportunity'

/** An address is opened in its store, or not at all; a service that cannot say leaves the page in the active one, with its toast. */
const endAddress =
  (change: StoreChange): AppThunk =>
  (_dispatch, _getState, { navigation }) => {
    if (change === 'refused') navigation.go(routes.accessDenied.path, { replace: true })
    if (change === 'failed')
      navigation.go(navigation.path() + withoutStore(navigation.query()), { replace: true })
  }

/**
 * Changes the store when somebody picks one, or opens an address that names one: the first change at once, of those that follow within the interval only the
 * last, at its end, so that the last chosen store is always the active one (S-727). The store that is active already is
 * nothing new, unless a change away from it is pending.
 */
export function listenForStoreChange(listen: StartListening) {
  let last: number | null = null
  /** The store of the pending change. */
  let requestedStore: string | null = null
  listen({
    matcher: isAnyOf(storeChosen, addressStoreChosen),
    effect: async (action: PayloadAction<Store>, listening) => {
      const { payload: store } = action
      const { hyperionId } = store
      if (hyperionId === (requestedStore ?? selectActiveStore(listening.getState())?.hyperionId)) return
      requestedStore = hyperionId
      listening.cancelActiveListeners()
      try {
        const wait = throttleWait(last, Date.now(), storeChangeThrottle)
        if (wait > 0) await listening.delay(wait)
        last = Date.now()
        const change = await listening.dispatch(changeStore(store, listening.signal))
        if (addressStoreChosen.match(action)) listening.dispatch(endAddress(change))
        else if (change === 'entered') listening.dispatch(leaveOpportunity())
      } finally {
        if (!listening.signal.aborted) requestedStore = null
      }
    },
  })
}
