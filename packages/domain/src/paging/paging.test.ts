import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buttonsAtEnds,
  clampPage,
  isFirstPage,
  isLastPage,
  pageButtons,
  pageCount,
  pageRange,
  pageSizeOf,
} from './paging'

const shown = (current: number, count: number, atEnds?: number) =>
  pageButtons(current, count, atEnds)
    .map((item) => (item.kind === 'page' ? item.page : '…'))
    .join(' ')

describe('pageButtons', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [5, 8, '1 2 3 4 5 6 7 8'],
    [1, 20, '1 2 3 4 … 17 18 19 20'],
    [18, 20, '1 2 3 4 … 17 18 19 20'],
    [10, 20, '1 2 3 4 … 10 … 17 18 19 20'],
    [5, 20, '1 2 3 4 5 … 17 18 19 20'],
    [16, 20, '1 2 3 4 … 16 17 18 19 20'],
    [5, 9, '1 2 3 4 5 6 7 8 9'],
  ])('page %d of %d shows %s [L-373] [L-374] [L-605]', (current, count, buttons) => {
    expect(shown(current, count)).toBe(buttons)
  })

  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [2, 2, '1 2'],
    [2, 3, '1 2 3'],
    [1, 3, '1 … 3'],
    [10, 20, '1 … 10 … 20'],
    [2, 20, '1 2 … 20'],
    [20, 20, '1 … 20'],
  ])('where there is room for few, page %d of %d shows %s', (current, count, buttons) => {
    expect(shown(current, count, buttonsAtEnds.few)).toBe(buttons)
  })

  it('always offers the current page, in order, with an ellipsis exactly where pages are hidden [L-605]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (count, at) => {
        const current = 1 + (at % count)
        const items = pageButtons(current, count)
        const pages = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []))
        expect(pages).toContain(current)
        expect(pages).toEqual([...pages].sort((a, b) => a - b))
        const gaps = pages.filter((page, place) => place > 0 && page - (pages[place - 1] ?? 0) > 1).length
        expect(items.length - pages.length).toBe(gaps)
        expect(pages.length).toBeLessThanOrEqual(9)
      }),
    )
  })
})

describe('the pages of a list', () => {
  it('has 50 rows on a page, 10000 with Show all [L-375] [L-377] [S-484] [S-486]', () => {
    expect([pageSizeOf(false), pageSizeOf(true)]).toEqual([50, 10_000])
  })

  it('counts a started page, and none for an empty list [L-562]', () => {
    expect([pageCount(0, 50), pageCount(1, 50), pageCount(50, 50), pageCount(51, 50)]).toEqual([0, 1, 1, 2])
  })

  it('disables Previous on the first and Next on the last page [L-371] [L-372]', () => {
    expect([isFirstPage(1), isFirstPage(2)]).toEqual([true, false])
    expect([isLastPage(2, 3), isLastPage(3, 3), isLastPage(1, 0)]).toEqual([false, true, true])
  })

  it('are none where total or size is no number from 1', () => {
    const odd = [0, -1, Number.NaN, Number.NEGATIVE_INFINITY]
    expect(odd.map((total) => pageCount(total, 50))).toEqual([0, 0, 0, 0])
    expect(odd.map((size) => pageCount(50, size))).toEqual([0, 0, 0, 0])
    expect(pageCount(Number.POSITIVE_INFINITY, 50)).toBe(0)
    expect([pageCount(1, 1), pageCount(3, 1)]).toEqual([1, 3])
  })

  it('begin at the first where none is asked for that can be', () => {
    expect([Number.NaN, 2.5, Number.POSITIVE_INFINITY].map((page) => clampPage(page, 9))).toEqual([1, 1, 1])
    expect(shown(Number.NaN, 20)).toBe('1 2 3 4 … 17 18 19 20')
  })

  it('keeps the current page among those that exist', () => {
    expect([clampPage(0, 3), clampPage(9, 3), clampPage(2, 3), clampPage(1, 0)]).toEqual([1, 3, 2, 1])
  })

  it('covers every row exactly once', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.integer({ min: 1, max: 100 }), (total, size) => {
        const ranges = Array.from({ length: pageCount(total, size) }, (_, at) =>
          pageRange(at + 1, size, total),
        )
        let next = 1
        for (const { from, to } of ranges) {
          expect(from).toBe(next)
          next = to + 1
        }
        expect(next - 1).toBe(total)
      }),
    )
  })

  it('shows 0 – 0 of an empty list', () => {
    expect(pageRange(1, 50, 0)).toEqual({ from: 0, to: 0 })
  })
})
