import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnRows, extraSlots } from './rowSlots'

const window = { start: 4, end: 7, pool: 3 }

describe('drawnRows', () => {
  it('lets rows take turns in the same elements', () => {
    expect(drawnRows(window)).toEqual([
      { slot: 0, index: 6 },
      { slot: 1, index: 4 },
      { slot: 2, index: 5 },
    ])
    expect(drawnRows({ ...window, start: 5, end: 8 }).map(({ slot }) => slot)).toEqual([0, 1, 2])
  })

  it('leaves its element to a row that is out of sight', () => {
    expect(drawnRows(window, { slot: 1, index: 900 })).toEqual([
      { slot: extraSlots[0], index: 4 },
      { slot: 0, index: 6 },
      { slot: 1, index: 900 },
      { slot: 2, index: 5 },
    ])
  })

  it('draws no row twice and none of another element, wherever a row is kept', () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(1000),
        fc.integer({ min: -2, max: 80 }),
        (start, pool, keptIndex, keptSlot) => {
          const kept = { slot: keptSlot, index: keptIndex }
          const drawn = drawnRows({ start, end: start + pool, pool }, kept)
          expect(new Set(drawn.map(({ slot }) => slot)).size).toBe(drawn.length)
          expect(new Set(drawn.map(({ index }) => index)).size).toBe(drawn.length)
          expect(drawn.find(({ index }) => index === keptIndex)?.slot).toBe(keptSlot)
        },
      ),
    )
  })
})
