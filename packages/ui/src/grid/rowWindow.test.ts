import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowWindow, wholeRows } from './rowWindow'

const view = { rowCount: 10_000, firstVisible: 100, visible: 20, direction: 1, spareRows: wholeRows } as const

describe('rowWindow', () => {
  it('draws the rows in sight, with more to spare where scrolling goes', () => {
    expect(rowWindow(view)).toEqual({ start: 98, end: 124, pool: 26 })
    expect(rowWindow({ ...view, direction: -1 })).toEqual({ start: 96, end: 122, pool: 26 })
  })

  it('draws only the rows in sight at first, in the elements that they keep', () => {
    expect(rowWindow({ ...view, spareRows: 0 })).toEqual({ start: 100, end: 120, pool: 26 })
  })

  it('draws a page whole, wherever it is scrolled to', () => {
    expect(rowWindow({ ...view, rowCount: wholeRows, firstVisible: 30 })).toEqual({
      start: 0,
      end: wholeRows,
      pool: wholeRows,
    })
  })

  it('draws some more of a page at a time, on both sides', () => {
    const page = { ...view, rowCount: wholeRows, firstVisible: 15, visible: 10 }
    expect(rowWindow({ ...page, spareRows: 0 })).toEqual({ start: 15, end: 25, pool: wholeRows })
    expect(rowWindow({ ...page, spareRows: 10 })).toEqual({ start: 5, end: 35, pool: wholeRows })
    expect(rowWindow({ ...page, spareRows: 20 })).toEqual({ start: 0, end: 50, pool: wholeRows })
  })

  it('draws the last rows when fewer are left than it is scrolled to', () => {
    expect(rowWindow({ ...view, rowCount: 90 })).toEqual({ start: 64, end: 90, pool: 26 })
    expect(rowWindow({ ...view, rowCount: 0 })).toEqual({ start: 0, end: 0, pool: 0 })
  })

  it('draws every row in sight, and never more than its elements', () => {
    fc.assert(
      fc.property(
        fc.nat(300_000),
        fc.nat(300_000),
        fc.integer({ min: 1, max: 80 }),
        fc.constantFrom(1, -1),
        fc.nat(wholeRows),
        (rowCount, firstVisible, visible, direction, spareRows) => {
          const { start, end, pool } = rowWindow({ rowCount, firstVisible, visible, direction, spareRows })
          expect(end - start).toBeLessThanOrEqual(pool)
          expect(end).toBeLessThanOrEqual(rowCount)
          const last = Math.min(rowCount, firstVisible + visible)
          if (firstVisible < rowCount) expect(start).toBeLessThanOrEqual(firstVisible)
          expect(end).toBeGreaterThanOrEqual(Math.min(last, rowCount))
        },
      ),
    )
  })
})
