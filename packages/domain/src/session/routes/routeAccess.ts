import { can } from '../user/can'
import { matchesPath } from './path'
import { generalAccess, type Permission } from '../user/permissions'
import { routes, type Route, type RouteName } from './routes'

/** What a guard does when a route is opened. */
export type RouteDecision = 'open' | 'signIn' | 'accessDenied'

const table: readonly (readonly [RouteName, Route])[] = Object.entries(routes) as [RouteName, Route][]

/**
 * The route that an address belongs to, without regard to case (S-730); `null` for an address of none, which shows
 * the not-found page to everybody (S-073).
 */
export const routeOf = (address: string): Route | null =>
  table.find(([, { path }]) => matchesPath(path, address))?.[1] ?? null

/** Whether roles may use a route. A route that is open to everybody makes no check (S-741). */
export const mayUse = ({ access }: Route, roles: readonly Permission[]): boolean =>
  access === 'open' ||
  ((!access.general || can(roles, generalAccess)) && (access.anyOf === undefined || can(roles, access.anyOf)))

/**
 * What happens when an address is opened, with `null` for somebody who is not signed in: an open page shows; a guarded
 * one leads to sign-in without a user and to access-denied without its permission, at once (S-028, S-029, S-361,
 * S-362, S-719).
 *
 * @example decideRoute('/app/log', user?.roles ?? null)
 */
export function decideRoute(address: string, roles: readonly Permission[] | null): RouteDecision {
  const route = routeOf(address)
  if (route === null || route.access === 'open') return 'open'
  if (roles === null) return 'signIn'
  return mayUse(route, roles) ? 'open' : 'accessDenied'
}
