import type { StartListening } from '../../core/state/appHooks'
import { selectStartUp, storeActivated } from '../../session/active-store/activeStoreSlice'
import { opensEquityLog } from './openingSearches'

/**
 * Prefetches the list of the opened page as soon as start-up has confirmed its store, while settings and the page's own
 * code are being loaded.
 */
export function listenForLogs(listen: StartListening): void {
  listen({
    actionCreator: storeActivated,
    effect: async ({ payload: store }, listening) => {
      const { navigation } = listening.extra
      if (!opensEquityLog(navigation.path())) return
      if (selectStartUp(listening.getState()) !== 'running') return
      // Lazy, since the definitions of the filters would delay start-up.
      const { prefetchEquityLog } = await import('./equity-log/prefetchEquityLog')
      await listening.dispatch(prefetchEquityLog(store))
    },
  })
}
