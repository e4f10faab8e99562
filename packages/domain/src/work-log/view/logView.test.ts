import { expect, it } from 'vitest'
import { equityLog } from '../equity-log/equityLog'
import { shownAll, showAllText, sortedBy, viewFields } from '../../list/viewChanges'
import { defaultView } from './viewAddress'

const view = { ...defaultView(equityLog), page: 3 }

it('a click on a header sorts from page 1, descending first, and leaves all rows shown', () => {
  const once = sortedBy({ ...view, showAll: true }, 'year')
  expect(once).toEqual({ sort: { orderBy: 'year', orderDirection: 'desc' }, page: 1, showAll: true })
  expect(sortedBy({ ...once, page: 2 }, 'year')).toEqual({
    ...once,
    sort: { orderBy: 'year', orderDirection: 'asc' },
  })
})

it('all rows, and pages again, begin at page 1', () => {
  expect(shownAll(view, true)).toEqual({ ...view, page: 1, showAll: true })
  expect(shownAll({ ...view, showAll: true }, false)).toEqual({ ...view, page: 1, showAll: false })
  expect([showAllText(false, 10_000), showAllText(true, 10_000)]).toEqual(['Show all', 'Show pages'])
  expect([showAllText(false, 10_001), showAllText(true, 10_001)]).toEqual([
    'Show 10,000 of 10,001',
    'Show pages',
  ])
})

it('a call is told the sort, the page and its size', () => {
  expect(viewFields(view)).toEqual({
    orderBy: 'equityAmount',
    orderDirection: 'desc',
    pageNumber: 3,
    pageSize: 50,
    showAll: false,
  })
  expect(viewFields(shownAll(view, true))).toMatchObject({ pageNumber: 1, pageSize: 10_000, showAll: true })
})
