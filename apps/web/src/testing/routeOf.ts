import type { RouteObject } from 'react-router-dom'
import { routeTree } from '../app/router'

/** The route of a path, whose `lazy` a test may watch. */
export function lazyRouteOf(path: string): { lazy: () => unknown } {
  const route = find(path, routeTree)
  if (typeof route?.lazy !== 'function') throw new Error(`The page at ${path} is not lazy`)
  return route as { lazy: () => unknown }
}

function find(path: string, routes: readonly RouteObject[]): RouteObject | undefined {
  return routes
    .map((route) => (route.path === path ? route : find(path, route.children ?? [])))
    .find((found) => found !== undefined)
}
