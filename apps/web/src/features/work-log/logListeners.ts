import { lazyCode } from '../../core/lazy/lazyCode'
import type { StartListening } from '../../core/state/appHooks'
import { openingListAsked } from '../../core/state/events'
import { selectStartUp, storeActivated } from '../../session/active-store/activeStoreSlice'
import { opensEquityLog } from './openingSearches'

/**
 * What prefetches the Equity Log. Lazy, since the definitions of the filters would delay start-up; fetched as soon as an
 * address is known to open that log.
 */
export const equityLogPrefetch = lazyCode(() => import('./equity-log/prefetchEquityLog'))

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
      const module = await equityLogPrefetch.fetch()
      // Without the code the page itself asks, and says what is wrong.
      if (module !== null) await listening.dispatch(module.prefetchEquityLog(store))
      listening.dispatch(openingListAsked())
    },
  })
}
