import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortDirections } from '../../sorting/sortDirection'
import { logColumnKeys } from '../columns/columnKeys'
import { equityLog } from '../equity-log/equityLog'
import { anyFilters } from '../filters/anyFilters.fixture'
import { equityLogFilters } from '../equity-log/equityLogFilters'
import { parseFilters, printFilters } from '../filters/filterAddress'
import { printView, type ListView } from '../../list/listView'
import {
  defaultView,
  parseFilteredView,
  parseView,
  printFilteredView,
  type FilteredView,
} from './viewAddress'

const anyView: fc.Arbitrary<ListView> = fc
  .record({
    orderBy: fc.constantFrom(...logColumnKeys),
    orderDirection: fc.constantFrom(...sortDirections),
    page: fc.integer({ min: 1, max: 999_999 }),
    showAll: fc.boolean(),
  })
  .map(({ orderBy, orderDirection, page, showAll }) => ({
    sort: { orderBy, orderDirection },
    page,
    showAll,
  }))

describe('the address of a view', () => {
  it('reads back as the view that was printed', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(parseView(printView(view), equityLog)).toEqual(view)
        expect(parseView(`?${printView(view)}`, equityLog)).toEqual(view)
      }),
    )
  })

  it('is read without failing, whatever stands in it, and printed in one form', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const view = parseView(query, equityLog)
        expect(parseView(printView(view), equityLog)).toEqual(view)
      }),
    )
  })

  it('names the page only beyond the first [S-485]', () => {
    expect(printView(defaultView(equityLog))).toBe('orderBy=equityAmount&orderDirection=desc')
    expect(printView({ ...defaultView(equityLog), page: 2 })).toMatch(/&pageNumber=2$/)
  })

  it.each([
    ['', defaultView(equityLog)],
    ['orderBy=ssn&orderDirection=asc', defaultView(equityLog)],
    ['orderBy=%E0%A4%A&pageNumber=0', defaultView(equityLog)],
    ['pageNumber=2.5&showAll=yes', defaultView(equityLog)],
    ['pageNumber=-1', defaultView(equityLog)],
    [
      'orderBy=year&orderDirection=up',
      { sort: { orderBy: 'year', orderDirection: 'desc' }, page: 1, showAll: false },
    ],
    ['pageNumber=2&showAll=true', { ...defaultView(equityLog), page: 2, showAll: true }],
    ['pageNumber=3&pageNumber=9&name=Ann', { ...defaultView(equityLog), page: 3 }],
  ])('normalises %s', (query, view) => {
    expect(parseView(query, equityLog)).toEqual(view)
  })
})

describe('the address of a filtered view', () => {
  const view = { ...defaultView(equityLog), filters: {}, savedSearchId: null }
  const parse = (query: string) => parseFilteredView(query, equityLog, equityLogFilters)
  const print = (shown: FilteredView<string, typeof equityLogFilters>) =>
    printFilteredView(shown, equityLogFilters)

  it('names the saved search and the filters after the order', () => {
    expect(print({ ...view, page: 2, savedSearchId: '7', filters: { year: { from: '2018', to: '' } } })).toBe(
      'orderBy=equityAmount&orderDirection=desc&pageNumber=2&savedSearchId=7&yearFrom=2018',
    )
    expect(print(view)).toBe(printView(view))
  })

  it.each([
    ['', view],
    ['?savedSearchId=%207%20', { ...view, savedSearchId: '7' }],
    ['savedSearchId=', view],
    [`savedSearchId=${'7'.repeat(65)}`, view],
    [`savedSearchId=${'7'.repeat(64)}`, { ...view, savedSearchId: '7'.repeat(64) }],
    ['yearTo=2020&yearFrom=2021&orderBy=ssn', { ...view, filters: { year: { from: '2021', to: '' } } }],
  ])('normalises %s', (query, expected) => {
    expect(parse(query)).toEqual(expected)
  })

  it('reads back as the view that was printed', () => {
    fc.assert(
      fc.property(anyView, anyFilters, fc.option(fc.uuid()), (seen, filters, savedSearchId) => {
        const { filters: read, ...others } = parse(print({ ...seen, filters, savedSearchId }))
        expect(others).toEqual({ ...seen, savedSearchId })
        expect(read).toEqual(parseFilters(equityLogFilters, printFilters(equityLogFilters, filters)))
      }),
    )
  })

  it('is read without failing, whatever stands in it, and printed in one form', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (query) => {
        expect(parse(print(parse(query)))).toEqual(parse(query))
      }),
    )
  })
})
