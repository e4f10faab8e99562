import { createElement } from 'react'
import { matchRoutes, type createBrowserRouter } from 'react-router-dom'
import type { Navigation } from '../core/state/services'

/** A router of the library, in the browser or in memory. */
export type Router = ReturnType<typeof createBrowserRouter>

/** The router as thunks and listeners see it. */
export const navigationOf = (router: Router): Navigation => ({
  path: () => router.state.location.pathname,
  query: () => router.state.location.search,
  state: () => router.state.location.state as unknown,
  go: (to, options = {}) => void router.navigate(to, options),
  prefetch: (to) => {
    for (const { route } of matchRoutes(router.routes, to) ?? [])
      // Without a connection the router tries again when the page is opened, and shows what is wrong.
      loadRoute(router, route).catch(() => undefined)
  },
})

/**
 * Loads a route as the router does when its page is opened for the first time: it then opens in the task of the click, and
 * not after a frame in between.
 */
async function loadRoute(router: Router, route: Router['routes'][number]): Promise<void> {
  if (typeof route.lazy !== 'function') return
  const { Component } = await route.lazy()
  // The router loads by itself what is opened meanwhile.
  if (route.lazy === undefined || router.state.navigation.state !== 'idle' || !Component) return
  Object.assign(route, { element: createElement(Component), lazy: undefined })
}

/**
 * Reports every page that is opened by the pattern of its route: never by its address, which may name a customer. A list whose filters,
 * order or page change is the same page.
 */
export function watchPages(router: Router, onPage: (pattern: string) => void): () => void {
  let last: string | null = null
  const look = ({ location, navigation, matches }: Router['state']) => {
    const pattern = matches.at(-1)?.route.path
    if (navigation.state !== 'idle' || pattern === undefined || location.pathname === last) return
    last = location.pathname
    onPage(pattern)
  }
  look(router.state)
  return router.subscribe(look)
}
