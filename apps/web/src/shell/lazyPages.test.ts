import type { RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { routeTree } from '../app/router'

const inOrder = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...inOrder(route.children ?? [])])

it('fetches the code of every page when it is first opened [S-074]', () => {
  const pages = inOrder(routeTree).filter(({ path }) => path !== undefined)
  const present = pages.filter(({ lazy }) => lazy === undefined).map(({ path }) => path)
  expect(present).toEqual(['/', '/txt', '*'])
  expect(pages.length).toBeGreaterThan(35)
})
