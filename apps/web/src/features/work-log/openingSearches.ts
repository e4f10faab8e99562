import { routeOf } from '@retain/domain/session/routes/routeAccess'
import { routes, type Route } from '@retain/domain/session/routes/routes'
import { columnConfigsRequest } from '@retain/domain/work-log/columns/columnConfig'
import { allLogPages } from '@retain/domain/work-log/logPages'
import { equityLogSearches } from './saved-search/equityLogSearches'

const equityLogRoutes: ReadonlySet<Route | null> = new Set([routes.app, routes.home, routes.equityLog])

/** Whether an address opens the Equity Log, which is the first page too. */
export const opensEquityLog = (path: string): boolean => equityLogRoutes.has(routeOf(path))

/**
 * What the log of an address asks of the saved searches before it can be shown: its columns, and in the Equity Log the
 * searches that it may open with. Nothing for an address of no log.
 *
 * @example openingSearches('/app/contact') // [{ query: { searchType: 'ConLogCol' } }]
 */
export function openingSearches(
  path: string,
): readonly { readonly query: { readonly searchType: string } }[] {
  const isEquityLog = opensEquityLog(path)
  const route = isEquityLog ? routes.equityLog : routeOf(path)
  const log = allLogPages.find((page) => routes[page.route as keyof typeof routes] === route)
  if (log === undefined) return []
  const columns = { query: columnConfigsRequest(log) }
  return isEquityLog ? [equityLogSearches, columns] : [columns]
}
