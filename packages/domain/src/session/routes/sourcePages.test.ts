import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { defaultPage, pageAfterStoreChange, sourcePage } from './sourcePages'

it('three sources lead to three list pages [S-195] [S-196] [S-759] [L-585]', () => {
  expect(['SVCLOG', 'CONLOG', 'SRCHLOG'].map(sourcePage)).toEqual([
    E.right('/app/service'),
    E.right('/app/contact'),
    E.right('/app/search'),
  ])
})

it('a missing source and EQLOG lead to the Equity Log [S-197] [S-031] [L-012]', () => {
  expect(defaultPage).toBe('/app/log')
  expect([null, '', 'EQLOG'].map(sourcePage)).toEqual([
    E.right('/app/log'),
    E.right('/app/log'),
    E.right('/app/log'),
  ])
})

it('an unknown source is an error [S-198] [L-235] [L-616]', () => {
  expect(sourcePage('TRADE')).toEqual(E.left('Unknown source: TRADE'))
  expect(sourcePage('eqlog')).toEqual(E.left('Unknown source: eqlog'))
})

it.each([
  '/app/opportunity/17',
  '/APP/opportunity/17/',
  '/app/opportunity/17/details',
  '/app/opportunity/17/playground',
  '/customer/17',
  '/customer/17/playground',
])('a change of store leads from %s to the list of its source', (path) => {
  expect(pageAfterStoreChange(path, 'SVCLOG')).toEqual(E.right('/app/service'))
  expect(pageAfterStoreChange(path, null)).toEqual(E.right('/app/log'))
  expect(pageAfterStoreChange(path, 'XLOG')).toEqual(E.left('Unknown source: XLOG'))
})

it.each(['/app/service', '/app', '/app/opportunity', '/app/opportunity/17/details/1', '/app/globalAdmin'])(
  'a change of store stays at %s, whatever its source',
  (path) => {
    expect(pageAfterStoreChange(path, 'XLOG')).toBeNull()
  },
)
