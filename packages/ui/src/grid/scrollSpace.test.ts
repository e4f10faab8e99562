import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeAfterScroll, placeAt, placeShowing, rowAt, rowTop, scrollSpace, tallest } from './scrollSpace'

const view = 600
const million = scrollSpace({ rowCount: 1_000_000, rowHeight: 30 })
const topOf = ({ scrollTop, hidden }: { scrollTop: number; hidden: number }) => scrollTop + hidden

describe('the space of rows', () => {
  it('is as high as its rows while a browser can draw that', () => {
    expect(scrollSpace({ rowCount: 100_000, rowHeight: 30 })).toEqual({ total: 3_000_000, height: 3_000_000 })
    expect(placeAt(scrollSpace({ rowCount: 100_000, rowHeight: 30 }), view, 1200)).toEqual({
      scrollTop: 1200,
      hidden: 0,
    })
  })

  it('is never higher than that', () => {
    expect(million).toEqual({ total: 30_000_000, height: tallest })
  })

  it('reaches the first and the last row of a million', () => {
    expect(placeAt(million, view, 0)).toEqual({ scrollTop: 0, hidden: 0 })
    const last = placeAt(million, view, Infinity)
    expect(last.scrollTop).toBe(tallest - view)
    expect(topOf(last)).toBe(30_000_000 - view)
  })

  it('goes a short way pixel by pixel', () => {
    const before = placeAt(million, view, 12_000_000)
    const after = placeAfterScroll(million, view, before, before.scrollTop + 100)
    expect(topOf(after)).toBe(topOf(before) + 100)
  })

  it('goes a long way in proportion', () => {
    const after = placeAfterScroll(million, view, { scrollTop: 0, hidden: 0 }, (tallest - view) / 2)
    expect(topOf(after)).toBeCloseTo((30_000_000 - view) / 2)
  })

  it('never leaves the rows, however it is scrolled', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(tallest - view), { minLength: 1 }), (stops) => {
        let place = placeAt(million, view, 0)
        for (const scrollTop of stops) {
          place = placeAfterScroll(million, view, place, scrollTop)
          expect(place.scrollTop).toBe(scrollTop)
          expect(topOf(place)).toBeGreaterThanOrEqual(0)
          expect(topOf(place)).toBeLessThanOrEqual(million.total - view)
        }
      }),
    )
  })
})

describe('placeShowing', () => {
  const small = scrollSpace({ rowCount: 1000, rowHeight: 30 })
  const at = (scrollTop: number) => ({ scrollTop, hidden: 0 })

  it('stays where the row is in sight', () => {
    const before = at(900)
    expect(placeShowing(small, view, before, [900, 930])).toBe(before)
    expect(placeShowing(small, view, before, [1470, 1500])).toBe(before)
  })

  it('goes no farther than it has to', () => {
    expect(placeShowing(small, view, at(900), [870, 900])).toEqual(at(870))
    expect(placeShowing(small, view, at(900), [1500, 1530])).toEqual(at(930))
  })

  it('goes by a row, and to the ends, in a million rows', () => {
    const before = placeAt(million, view, 12_000_000)
    const next = placeShowing(million, view, before, [12_000_600, 12_000_630])
    expect(topOf(next)).toBe(topOf(before) + 30)
    expect(next.hidden).toBe(before.hidden)
    const last = placeShowing(million, view, before, [million.total - 30, million.total])
    expect(last).toEqual(placeAt(million, view, Infinity))
    expect(placeShowing(million, view, last, [0, 30])).toEqual(at(0))
  })
})

describe('rows of which the first stand apart', () => {
  const heights = { rowHeight: 30, leadRows: 3 }

  it('have space under the last of those, and nowhere else', () => {
    expect([0, 2, 3, 10].map((index) => rowTop(index, heights))).toEqual([0, 60, 98, 308])
    expect(rowTop(10, { rowHeight: 30 })).toBe(300)
    expect(scrollSpace({ ...heights, rowCount: 10 })).toEqual({ total: 308, height: 308 })
    expect(scrollSpace({ ...heights, rowCount: 2 }).total).toBe(60)
  })

  it('stand where they begin', () => {
    expect([-5, 0, 89, 90, 97, 98, 127, 128].map((place) => rowAt(place, heights))).toEqual([
      0, 0, 2, 2, 2, 3, 3, 4,
    ])
    expect(rowAt(90, { rowHeight: 30 })).toBe(3)
  })
})
