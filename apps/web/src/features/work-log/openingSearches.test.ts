import { expect, it } from 'vitest'
import { openingSearches, opensEquityLog } from './openingSearches'

const typesOf = (path: string) => openingSearches(path).map(({ query }) => query.searchType)

it.each(['/app', '/app/home', '/app/log', '/APP/Log'])('%s opens the Equity Log', (path) => {
  expect(opensEquityLog(path)).toBe(true)
  expect(typesOf(path)).toEqual(['EQLOG', 'EqLogCol'])
})

it.each([
  ['/app/service', ['SvcLogCol']],
  ['/app/contact', ['ConLogCol']],
  ['/app/search', ['SrchLogCol']],
  ['/app/opportunity/17', []],
  ['/no/such', []],
])('%s asks for the saved columns of its log', (path, types) => {
  expect(opensEquityLog(path)).toBe(false)
  expect(typesOf(path)).toEqual(types)
})
