import { routeOf } from '@retain/domain/session/routes/routeAccess'
import { routes, type Route } from '@retain/domain/session/routes/routes'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { parseView } from '@retain/domain/work-log/view/viewAddress'
import type { StartListening } from '../../app/listen'
import { selectStartUp, storeActivated } from '../../shell/activeStoreSlice'
import { equityLogSearch } from './search/equityLogSearch'
import { workLogApi } from './search/workLogApi'

const equityLogRoutes: ReadonlySet<Route | null> = new Set([routes.app, routes.home, routes.equityLog])

/**
 * Asks for the list of the opened page as soon as start-up has confirmed its store; settings and the page's own code
 * arrive meanwhile.
 */
export function listenForLogs(listen: StartListening): void {
  listen({
    actionCreator: storeActivated,
    effect: async ({ payload: { hyperionId } }, listening) => {
      const { navigation } = listening.extra
      if (!equityLogRoutes.has(routeOf(navigation.path()))) return
      if (selectStartUp(listening.getState()) !== 'running') return
      const request = equityLogSearch(hyperionId, parseView(navigation.query(), equityLog))
      await listening.dispatch(workLogApi.endpoints.searchLog.initiate(request, { subscribe: false }))
    },
  })
}
