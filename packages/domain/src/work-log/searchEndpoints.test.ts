import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { defaultSettings } from '../settings/readSettings'
import { logTypes } from './logTypes'
import { quickSearchEndpoint, searchEndpoint } from './searchEndpoints'

it('QuickSearchV2 chooses the call of a quick search, Off when it is not set [S-232] [S-769] [L-233]', () => {
  expect(quickSearchEndpoint({ QuickSearchV2: false })).toEqual({
    name: 'searchLog',
    base: 'opportunity',
    path: '/search',
  })
  expect(quickSearchEndpoint({ QuickSearchV2: true })).toEqual({
    name: 'quickSearchV2',
    base: 'opportunity',
    path: '/v2/search',
  })
  expect(quickSearchEndpoint(defaultSettings).path).toBe('/search')
})

it('every log has its call [L-551] [L-553]', () => {
  expect(logTypes.map((type) => searchEndpoint(type))).toEqual([
    E.right({ name: 'searchLogs', base: 'opportunity', path: '/search/logs' }),
    E.right({ name: 'searchLogs', base: 'opportunity', path: '/search/logs' }),
    E.right({ name: 'searchLog', base: 'opportunity', path: '/search' }),
    E.right({ name: 'searchContactLog', base: 'engine', path: '/v1/contactlog' }),
  ])
})

it.each(['XLOG', '', 'toString', 'eqlog'])(
  '%s is an unknown type, and no call [S-235] [S-817] [L-234] [L-616]',
  (type) => {
    expect(searchEndpoint(type)).toEqual(E.left(`Unknown search type: ${type}`))
  },
)
