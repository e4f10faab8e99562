import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullFilters } from '../../../cases/fullFilters'
import { parseUtcOffset, utc } from '../../calendar/storeOffset'
import { equityLog } from './equityLog'
import { anyFilters } from '../filters/anyFilters.fixture'
import { equityLogFilters } from './equityLogFilters'
import { normaliseFilters } from '../filters/normaliseFilters'
import { searchFields } from '../filters/searchFields'
import { shownAll } from '../../list/viewChanges'
import { defaultView } from '../view/viewAddress'
import { equityLogRequest } from './equityLogRequest'

const offset = parseUtcOffset('-05:00') ?? utc
const view = defaultView(equityLog)
const bare = {
  source: 'EQLOG',
  hyperionId: 'HAR',
  orderBy: 'equityAmount',
  orderDirection: 'desc',
  pageNumber: 1,
  pageSize: 50,
  showAll: false,
}

describe('the search of the Equity Log', () => {
  it('has source, store, sort and page without filters [L-112]', () => {
    expect(equityLogRequest('HAR', {}, view, offset)).toEqual(bare)
  })

  it('has the fields of the active filters with a value besides, and no others [L-416] [L-563]', () => {
    const filters = { apr: { from: '2', to: '5' }, color: [], miles: 'x', newUsed: 'Used' }
    expect(equityLogRequest('HAR', filters, view, offset)).toEqual({
      ...bare,
      aprFrom: 2,
      aprTo: 5,
      newUsed: 'Used',
    })
    expect(equityLogRequest('HAR', fullFilters, view, offset)).toEqual({
      ...bare,
      ...searchFields(equityLogFilters, fullFilters, offset),
    })
  })

  it('is the same for filters and for what is normal of them', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const normal = normaliseFilters(equityLogFilters, filters)
        expect(equityLogRequest('HAR', filters, view, offset)).toEqual(
          equityLogRequest('HAR', normal, view, offset),
        )
      }),
    )
  })

  it('follows the view, all rows too [L-114]', () => {
    const sorted = { ...view, sort: { orderBy: 'year', orderDirection: 'asc' }, page: 4 } as const
    expect(equityLogRequest('HAR', {}, sorted, offset)).toEqual({
      ...bare,
      orderBy: 'year',
      orderDirection: 'asc',
      pageNumber: 4,
    })
    expect(equityLogRequest('HAR', {}, shownAll(sorted, true), offset)).toMatchObject({
      pageNumber: 1,
      pageSize: 10_000,
      showAll: true,
    })
  })
})
