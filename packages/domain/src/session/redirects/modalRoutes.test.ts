import fc from 'fast-check'
import { expect, it } from 'vitest'
import { routes } from '../routes/routes'
import { isModalRoute, modalCloseTarget, modalState, pageBeneath } from './modalRoutes'

it('the help dialog alone is shown over another page', () => {
  const modal = Object.values(routes).filter(({ path }) => isModalRoute(path))
  expect(modal).toEqual([routes.onlineHelpModal])
  expect(isModalRoute('/APP/onlinehelpmodal/?x=1')).toBe(true)
})

it.each([
  ['/app/service', '/app/service'],
  ['/app/log?page=2#row', '/app/log?page=2#row'],
  [null, '/app/log'],
  [undefined, '/app/log'],
  [{ returnUrl: '/app/service' }, '/app/log'],
  [['/app/service'], '/app/log'],
  ['', '/app/log'],
  ['//example.com', '/app/log'],
  ['https://example.com', '/app/log'],
  ['/app/onlineHelpModal', '/app/log'],
])('a modal route that was left %j behind closes to %s', (returnUrl, target) => {
  expect(modalCloseTarget(returnUrl)).toBe(target)
})

it('never closes to another host or to itself', () => {
  fc.assert(
    fc.property(fc.anything(), (returnUrl) => {
      const target = modalCloseTarget(returnUrl)
      expect(target).toMatch(/^\/(?!\/)/)
      expect(isModalRoute(target)).toBe(false)
    }),
  )
})

it.each([
  ['/app/service?page=2', { returnUrl: '/app/log' }, '/app/service?page=2'],
  ['/app/onlineHelpModal', modalState('/app/service'), '/app/service'],
  ['/app/onlineHelpModal', { returnUrl: 7 }, '/app/log'],
  ['/app/onlineHelpModal', null, '/app/log'],
])('at %s with %o the page in sight is %s  [S-075] [S-077]', (address, state, page) => {
  expect(pageBeneath(address, state)).toBe(page)
})
