import { describe, expect, it } from 'vitest'
import { drawnRows, visibleRange } from './visibleRange'

const at = (scrollTop: number, rowCount = 10_000) =>
  visibleRange({ scrollTop, height: 600, rowHeight: 30, rowCount })

describe('visibleRange', () => {
  it('covers every row in sight, with some to spare', () => {
    for (const scrollTop of [0, 15, 239, 240, 3000, 299_399]) {
      const { start, end } = at(scrollTop)
      expect(start).toBeLessThanOrEqual(Math.floor(scrollTop / 30))
      expect(end).toBeGreaterThanOrEqual(Math.min(10_000, Math.ceil((scrollTop + 600) / 30)))
      expect(end - start).toBeLessThanOrEqual(48)
    }
  })

  it('moves in steps, so that a small scroll draws nothing new', () => {
    expect(at(3030)).toEqual(at(3090))
  })

  it('stays within the rows', () => {
    expect(at(0, 3)).toEqual({ start: 0, end: 3 })
    expect(at(0, 0)).toEqual({ start: 0, end: 0 })
    expect(at(900_000, 100).end).toBe(100)
  })
})

describe('drawnRows', () => {
  it('keeps the row with the focus wherever it is', () => {
    expect(drawnRows({ start: 8, end: 11 }, 2)).toEqual([2, 8, 9, 10])
    expect(drawnRows({ start: 8, end: 11 }, 90)).toEqual([8, 9, 10, 90])
    expect(drawnRows({ start: 8, end: 11 }, 9)).toEqual([8, 9, 10])
    expect(drawnRows({ start: 8, end: 11 }, undefined)).toEqual([8, 9, 10])
  })
})
