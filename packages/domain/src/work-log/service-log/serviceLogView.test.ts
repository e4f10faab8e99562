import { describe, expect, it } from 'vitest'
import { logContextOn } from '../../../cases/logContext'
import { defaultView } from '../view/viewAddress'
import { serviceLog } from './serviceLog'
import type { ServiceLogFilters } from './serviceLogFilters'

const context = logContextOn('2024-03-05')
const defaults = serviceLog.openingFilters(context)
const view = { ...defaultView(serviceLog), savedSearchId: null }
const read = (query: string, personFilters: unknown, on = context) =>
  serviceLog.address.read(query, personFilters, on)
const print = (of: ReturnType<typeof read>) => serviceLog.address.print(of, context)
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
  const printed = print({ ...view, page: 2, filters })
  expect(printed.query).toBe(`${order}&pageNumber=2${query}`)
  expect(read(`?${printed.query}`, printed.personFilters)).toEqual({ ...view, page: 2, filters })
})

it('an address without a day means the day on which it is opened [L-159]', () => {
  const { query } = print({ ...view, filters: defaults })
  expect(read(`?${query}`, null, logContextOn('2024-03-06')).filters.lastService).toEqual({
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
    expect(read(query, { roStatus: 'Open', flgOpptAssocName: 7 })).toEqual({
      ...view,
      filters: defaults,
    })
  })

  it('the end of a range that lies before its start is left out', () => {
    expect(read('?from=2024-03-05&to=2024-03-01', null).filters.lastService).toEqual({
      from: '2024-03-05',
      to: '',
    })
    expect(read('?from=any&to=2024-03-01', null).filters.lastService).toEqual({
      from: '',
      to: '2024-03-01',
    })
  })
})

it('who is chosen stands beside the address only', () => {
  const filters = { ...defaults, flagged: ["O'Hara, Pat"] }
  expect(print({ ...view, filters }).personFilters).toEqual({
    flgOpptAssocName: 'O%27Hara%2C Pat',
  })
  expect(print({ ...view, filters: defaults }).personFilters).toEqual({})
})

it('an emptied choice is that of all', () => {
  const filters = { ...defaults, dealType: [], flagged: [], roStatus: '' }
  const { query, personFilters } = print({ ...view, filters })
  expect(read(`?${query}`, personFilters).filters).toEqual(defaults)
})
