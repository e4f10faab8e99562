import { describe, expect, it } from 'vitest'
import type { Permission } from '../session/user/permissions'
import {
  quickSearchPlaceholder,
  quickSearchRequest,
  runsSearch,
  searchResultCap,
  searchedStores,
  searchForText,
} from './quickSearch'

const stores = [{ hyperionId: 'S0001' }, { hyperionId: 'S0002' }]
const callCenter: readonly Permission[] = ['Opportunity_Application_Access', 'Opportunity_Call_Center_Access']
const searcher = (roles: readonly Permission[], activeHyperionId = 'S0001') => ({
  roles,
  stores,
  activeHyperionId,
})

describe('the stores of a search', () => {
  it('are all of the user for the call center, otherwise the active one [S-233] [L-157]', () => {
    expect(searchedStores(searcher(callCenter, 'S0002'))).toEqual(['S0001', 'S0002'])
    expect(searchedStores(searcher(callCenter, 'S0003'))).toEqual(['S0001', 'S0002', 'S0003'])
    expect(searchedStores(searcher(['Opportunity_Application_Access'], 'S0002'))).toEqual(['S0002'])
  })
})

describe('the request', () => {
  it('has the stores comma-joined, and the query with its type [S-234] [L-418] [L-550]', () => {
    expect(quickSearchRequest('Smith', searcher(callCenter))).toEqual({
      source: 'SRCHLOG',
      hyperionIds: 'S0001,S0002',
      queryType: 'customerName',
      query: 'Smith',
    })
    expect(quickSearchRequest("O'Neil", searcher([]))).toMatchObject({
      hyperionIds: 'S0001',
      query: 'O%27Neil',
    })
  })

  it('is none for an empty text [S-223] [L-150]', () => {
    expect(quickSearchRequest(' ', searcher(callCenter))).toBeNull()
  })
})

it('a total is 2000 at most [L-232] [L-549]', () => {
  expect(searchResultCap).toBe(2000)
})

it('the texts name the product and what is typed [S-217] [S-761] [S-762]', () => {
  expect(quickSearchPlaceholder('Retain')).toBe('Search Retain')
  expect(searchForText(' Smith ')).toBe('Search for "Smith"')
  expect(searchForText('  ')).toBeNull()
})

it.each([
  ['Enter', 'Smith', true],
  ['Tab', 'Smith', true],
  ['Enter', ' ', false],
  ['Tab', '', false],
  ['a', 'Smith', false],
])('%s with "%s" runs the search: %s [S-763]', (key, typed, runs) => {
  expect(runsSearch(key, typed)).toBe(runs)
})
