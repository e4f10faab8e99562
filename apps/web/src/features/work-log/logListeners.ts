import { routeOf } from '@retain/domain/session/routes/routeAccess'
import { routes, type Route } from '@retain/domain/session/routes/routes'
import type { StartListening } from '../../core/state/appHooks'
import { selectStartUp, storeActivated } from '../../session/active-store/activeStoreSlice'

const equityLogRoutes: ReadonlySet<Route | null> = new Set([routes.app, routes.home, routes.equityLog])

/**
 * Asks for the list of the opened page as soon as start-up has confirmed its store; settings and the page's own code
 * arrive meanwhile.
 */
export function listenForLogs(listen: StartListening): void {
  listen({
    actionCreator: storeActivated,
    effect: async ({ payload: store }, listening) => {
      const { navigation } = listening.extra
      if (!equityLogRoutes.has(routeOf(navigation.path()))) return
      if (selectStartUp(listening.getState()) !== 'running') return
      // What can be filtered is a table of its own, which start-up need not wait for.
      const { prefetchEquityLog } = await import('./equity-log/prefetchEquityLog')
      await listening.dispatch(prefetchEquityLog(store))
    },
  })
}
