import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logRow } from '../../cases/logRow'
import { toCents } from '../money/money'
import type { Page } from '../paging/page'
import { sortDirections } from '../sorting/sortDirection'
import type { LogRow } from '../work-log/rows/logRow'
import { logRowOrder, orderRows } from '../work-log/rows/rowOrder'
import { changedOrder } from './changedOrder'
import { changesOf, refreshText, searchedOrder } from './orderChanges'

const byEquity = { orderBy: 'equityAmount', orderDirection: 'desc' } as const
const order = logRowOrder(byEquity)
const equity = (opptId: string, dollars: number | null, note: string | null = null) =>
  logRow({ opptId, note, equityAmount: dollars === null ? null : toCents(dollars * 100) })
const rows = [equity('1', 50), equity('2', 40), equity('3', 30), equity('4', 20)]
const whole: Page<LogRow> = { list: rows, total: 4, page: 1, pageCount: 1 }
const middle: Page<LogRow> = { list: rows, total: 200, page: 2, pageCount: 3 }

/** The page with some rows in the place of those with their ids. */
const patched = (page: Page<LogRow>, ...changed: readonly LogRow[]): Page<LogRow> => ({
  ...page,
  list: page.list.map((row) => changed.find(({ opptId }) => opptId === row.opptId) ?? row),
})
const after = (page: Page<LogRow>, ...changed: readonly LogRow[]) =>
  changedOrder(searchedOrder, page.list, patched(page, ...changed), order)

describe('a change of the value that a list is sorted by', () => {
  it.each<[string, readonly LogRow[], readonly string[]]>([
    ['that leads over a row above', [equity('3', 45)], ['3']],
    ['that leads under a row below', [equity('1', 35)], ['1']],
    ['that empties the value', [equity('2', null)], ['2']],
    ['that makes it equal to the row above, which has the smaller id', [equity('2', 50)], []],
    ['that makes it equal to the row below, which has the greater id', [equity('2', 30)], []],
    ['within its place', [equity('2', 45), equity('3', 31)], []],
    ['of two rows that change places', [equity('2', 31), equity('3', 39)], ['3']],
    ['of two rows that go together', [equity('3', 99), equity('4', 98)], ['3', '4']],
  ])('%s', (_which, changed, moved) => {
    expect(after(whole, ...changed).moved).toEqual(moved)
  })

  it('counts at the edges of a page, over which the row may have gone, and not towards the rows in sight', () => {
    expect(after(middle, equity('1', 60)).moved).toEqual(['1'])
    expect(after(middle, equity('1', 45)).moved).toEqual([])
    expect(after(middle, equity('4', 10)).moved).toEqual(['4'])
    expect(after(middle, equity('4', 25)).moved).toEqual([])
    expect(after(whole, equity('1', 60), equity('4', 10)).moved).toEqual([])
  })
})

it('a change is measured by what the list was searched with, however many came between', () => {
  const first = patched(middle, equity('1', 60))
  const once = changedOrder(searchedOrder, rows, first, order)
  const second = patched(middle, equity('1', 55))
  expect(changedOrder(once, first.list, second, order).moved).toEqual(['1'])
})

it('a row that is back at its value is one that the others are measured by', () => {
  const first = patched(whole, equity('2', 45))
  const once = changedOrder(searchedOrder, rows, first, order)
  const second = patched(whole, equity('1', 35))
  expect(changedOrder(once, first.list, second, order).moved).toEqual(['1'])
})

it('rows of two stores with one id and one value stand where they are', () => {
  const other = (dollars: number) => ({ ...equity('1', dollars), hyperionId: 'BLR' })
  const before = [equity('1', 50), other(40), equity('2', 30)]
  const list = before.with(1, other(50))
  expect(changedOrder(searchedOrder, before, { ...whole, list, total: 3 }, order).moved).toEqual([])
})

it('a change of anything else is none', () => {
  expect(after(whole, equity('3', 30, 'Call back'))).toBe(searchedOrder)
})

it('a row counts once, and no more when it is back at its place or has left', () => {
  const first = patched(whole, equity('3', 45))
  const once = changedOrder(searchedOrder, rows, first, order)
  const second = patched(whole, equity('3', 46))
  const twice = changedOrder(once, first.list, second, order)
  expect([changesOf(once), changesOf(twice)]).toEqual([1, 1])
  const back = patched(whole, equity('3', 30, 'Back'))
  expect(changesOf(changedOrder(twice, second.list, back, order))).toBe(0)
  const left = { ...second, list: second.list.filter(({ opptId }) => opptId !== '3'), total: 3 }
  expect(changesOf(changedOrder(twice, second.list, left, order))).toBe(0)
})

it('a change that comes together with a row that joins or leaves is seen too', () => {
  const [first, ...others] = patched(whole, equity('3', 45)).list
  const joined = { ...whole, list: [equity('9', 60), ...(first === undefined ? [] : [first]), ...others] }
  expect(changedOrder(searchedOrder, rows, joined, order)).toEqual({
    searched: { 3: toCents(3_000) },
    moved: ['3'],
    waiting: [],
  })
  expect(changedOrder(searchedOrder, rows, { ...whole, list: others }, order).moved).toEqual(['3'])
})

it('without the rows that count, a list is in the order of a fresh search; with none it is so already', () => {
  const value = fc.option(fc.integer({ min: 0, max: 9 }))
  fc.assert(
    fc.property(
      fc.array(value, { maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(11), value), { maxLength: 12 }),
      fc.constantFrom(...sortDirections),
      (values, changes, orderDirection) => {
        const sort = { ...byEquity, orderDirection }
        const list = orderRows(
          values.map((dollars, at) => equity(String(at), dollars)),
          sort,
        )
        let page: Page<LogRow> = { list, total: list.length, page: 1, pageCount: 1 }
        let state = searchedOrder
        for (const [at, dollars] of changes) {
          const next = patched(page, equity(String(at), dollars))
          state = changedOrder(state, page.list, next, logRowOrder(sort))
          page = next
        }
        const rest = page.list.filter(({ opptId }) => !state.moved.includes(opptId))
        expect(rest).toEqual(orderRows(rest, sort))
        expect(state.moved.length === 0).toBe(
          orderRows(page.list, sort).every((row, place) => row === page.list[place]),
        )
      },
    ),
  )
})

it('is told in figures', () => {
  expect([1, 5, 1_204].map(refreshText)).toEqual([
    '1 change - Refresh',
    '5 changes - Refresh',
    '1,204 changes - Refresh',
  ])
})
