import { describe, expect, it } from 'vitest'
import type { Instant } from '../../calendar/instant'
import { parseUtcOffset, utc } from '../../calendar/storeOffset'
import { defaultView } from '../view/viewAddress'
import { serviceLog } from './serviceLog'
import { defaultServiceLogFilters, type ServiceLogFilters } from './serviceLogFilters'
import { parseServiceLogView, printServiceLogPersonFilters, printServiceLogView } from './serviceLogView'

const offset = parseUtcOffset('-05:00') ?? utc
const defaults = defaultServiceLogFilters('2024-03-06T03:30:00.000Z' as Instant, offset)
const view = defaultView(serviceLog)
const order = 'orderBy=roDateTime&orderDirection=desc'

const changes: readonly (readonly [ServiceLogFilters, string])[] = [
  [{}, ''],
  [{ roStatus: 'Open' }, '&roStatus=Open'],
  [{ dealType: ['Lease', 'Candidate'] }, '&dealType=Lease,Candidate'],
  [{ lastService: { from: '2024-03-01', to: '2024-03-05' } }, '&from=2024-03-01&to=2024-03-05'],
  [{ lastService: { from: '2024-03-05', to: '' } }, '&from=2024-03-05'],
  [{ lastService: { from: '', to: '2024-03-04' } }, '&to=2024-03-04'],
  [{ lastService: { from: '', to: '' } }, '&from=any'],
  [{ flagged: ["O'Hara, Pat"] }, ''],
]

it.each(changes)('the address of %j is %s, and reads as it was', (change, query) => {
  const filters = { ...defaults, ...change }
  const printed = printServiceLogView({ ...view, page: 2, filters }, defaults)
  expect(printed).toBe(`${order}&pageNumber=2${query}`)
  const kept = printServiceLogPersonFilters({ ...view, filters }, defaults)
  expect(parseServiceLogView(`?${printed}`, kept, defaults)).toEqual({ ...view, page: 2, filters })
})

it('an address without a day means the day on which it is opened [L-159]', () => {
  const printed = printServiceLogView({ ...view, filters: defaults }, defaults)
  const tomorrow = defaultServiceLogFilters('2024-03-07T03:30:00.000Z' as Instant, offset)
  expect(parseServiceLogView(`?${printed}`, null, tomorrow).filters.lastService).toEqual({
    from: '2024-03-06',
    to: '2024-03-06',
  })
})

describe('what an address says wrongly is as by default', () => {
  it.each([
    '',
    '?from=yesterday&to=2024-02-30',
    '?from=&to=',
    '?roStatus=Done',
    '?dealType=Rental,',
    '?dealType=&roStatus=',
    '?flgOpptAssocName=Ann Lee',
    '?shoeSize=9',
  ])('%s', (query) => {
    expect(parseServiceLogView(query, { roStatus: 'Open', flgOpptAssocName: 7 }, defaults)).toEqual({
      ...view,
      filters: defaults,
    })
  })

  it('the end of a range that lies before its start is left out', () => {
    expect(parseServiceLogView('?from=2024-03-05&to=2024-03-01', null, defaults).filters.lastService).toEqual(
      { from: '2024-03-05', to: '' },
    )
    expect(parseServiceLogView('?from=any&to=2024-03-01', null, defaults).filters.lastService).toEqual({
      from: '',
      to: '2024-03-01',
    })
  })
})

it('who is chosen stands beside the address only', () => {
  const filters = { ...defaults, flagged: ["O'Hara, Pat"] }
  expect(printServiceLogPersonFilters({ ...view, filters }, defaults)).toEqual({
    flgOpptAssocName: 'O%27Hara%2C Pat',
  })
  expect(printServiceLogPersonFilters({ ...view, filters: defaults }, defaults)).toEqual({})
})

it('an emptied choice is that of all', () => {
  const filters = { ...defaults, dealType: [], flagged: [], roStatus: '' }
  const printed = printServiceLogView({ ...view, filters }, defaults)
  const kept = printServiceLogPersonFilters({ ...view, filters }, defaults)
  expect(parseServiceLogView(`?${printed}`, kept, defaults).filters).toEqual(defaults)
})
