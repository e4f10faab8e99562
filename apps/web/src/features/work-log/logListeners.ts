import { routeOf } from '@retain/domain/session/routes/routeAccess'
import { routes, type Route } from '@retain/domain/session/routes/routes'
import { parseView } from '@retain/domain/work-log/view/viewAddress'
import type { StartListening } from '../../app/listen'
import { selectStartUp, storeActivated } from '../../shell/activeStoreSlice'
import { searchOf } from './logSearch'
import { searchableEquityLog, type SearchableLog } from './searchableLog'
import { workLogApi } from './workLogApi'

const logAt = new Map<Route | null, SearchableLog>([
  [routes.app, searchableEquityLog],
  [routes.home, searchableEquityLog],
  [routes.equityLog, searchableEquityLog],
])

/**
 * Asks for the list of the opened page as soon as start-up has confirmed its store; settings and the page's own code
 * arrive meanwhile.
 */
export function listenForLogs(listen: StartListening): void {
  listen({
    actionCreator: storeActivated,
    effect: async ({ payload: { hyperionId } }, listening) => {
      const { navigation } = listening.extra
      const log = logAt.get(routeOf(navigation.path()))
      if (log === undefined || selectStartUp(listening.getState()) !== 'running') return
      const search = searchOf(log, hyperionId, parseView(navigation.query(), log))
      await listening.dispatch(workLogApi.endpoints.searchLog.initiate(search, { subscribe: false }))
    },
  })
}
