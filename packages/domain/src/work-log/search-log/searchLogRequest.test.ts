import { describe, expect, it } from 'vitest'
import { utc } from '../../calendar/storeOffset'
import type { Permission } from '../../session/user/permissions'
import { searchLog } from './searchLog'
import { defaultView } from '../view/viewAddress'
import {
  logSearch,
  searchLogEndpoint,
  searchLogRequest,
  searchTags,
  type LogSearch,
} from './searchLogRequest'

const callCenter: readonly Permission[] = ['Opportunity_Call_Center_Access']
const stores = [{ hyperionId: 'S0001' }, { hyperionId: 'S0002' }]
const searcher = (roles: readonly Permission[] = callCenter) => ({
  roles,
  stores,
  activeHyperionId: 'S0001',
})
const view = defaultView(searchLog)
const page = {
  orderBy: 'equityAmount',
  orderDirection: 'desc',
  pageNumber: 1,
  pageSize: 50,
  showAll: false,
}
const quick = (typed: string): LogSearch => ({ kind: 'quick', typed })
const criteria = {
  kind: 'criteria',
  filters: { color: ['Red'], year: { from: '2018', to: '' } },
} satisfies LogSearch

describe('the search of the Search log', () => {
  it('has the text with its type, the stores, sort and page', () => {
    expect(searchLogRequest(quick(' Smith '), searcher(), view, utc)).toEqual({
      source: 'SRCHLOG',
      hyperionIds: 'S0001,S0002',
      queryType: 'customerName',
      query: 'Smith',
      ...page,
    })
  })

  it('has the filter fields in place of the text, of the same stores', () => {
    const fields = { source: 'SRCHLOG', color: 'Red', yearFrom: 2018, ...page }
    expect(searchLogRequest(criteria, searcher(), view, utc)).toEqual({
      ...fields,
      hyperionIds: 'S0001,S0002',
    })
    expect(searchLogRequest(criteria, searcher([]), view, utc)).toEqual({ ...fields, hyperionIds: 'S0001' })
  })

  it('is of the filters, else of the text, else of nothing [L-548]', () => {
    expect(logSearch(criteria.filters, 'Smith')).toEqual(criteria)
    expect(logSearch({ color: [] }, 'Smith')).toEqual(quick('Smith'))
    expect(logSearch({}, null)).toBeNull()
  })

  it('is none for an empty text', () => {
    expect(searchLogRequest(quick('  '), searcher(), view, utc)).toBeNull()
  })

  it.each([
    [quick('Smith'), false, 'searchLog'],
    [quick('Smith'), true, 'quickSearchV2'],
    [criteria, false, 'searchLog'],
    [criteria, true, 'searchLog'],
  ])('%j goes, with QuickSearchV2 %s, to %s [L-550]', (search, QuickSearchV2, name) => {
    expect(searchLogEndpoint(search, { QuickSearchV2 }).name).toBe(name)
  })

  it('shows the text as a tag, or the filters', () => {
    expect(searchTags(quick(' Smith '), () => undefined)).toEqual([{ id: 'quickSearch', text: 'Smith' }])
    expect(searchTags(quick(' '), () => undefined)).toEqual([])
    expect(searchTags(criteria, () => undefined).map(({ text }) => text)).toEqual([
      'Color: Red',
      'Year: from 2018',
    ])
  })
})
