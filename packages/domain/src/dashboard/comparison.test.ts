import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareCounts, compareDurations, formatDuration, medianOf, shareOf } from './comparison'

describe('a figure beside the one before', () => {
  it('says how many more or fewer, and how much that is', () => {
    expect(compareCounts(1_155, 1_058)).toEqual({
      direction: 'up',
      change: '97 more (9.2%)',
      from: 'from 1,058',
    })
    expect(compareCounts(75, 81)).toEqual({ direction: 'down', change: '6 fewer (7.4%)', from: 'from 81' })
    expect(compareCounts(4, 4)).toEqual({ direction: 'same', change: 'No change', from: 'from 4' })
  })

  it('has no percentage of nothing', () => {
    expect(compareCounts(3, 0).change).toBe('3 more')
    expect(compareCounts(0, 3).change).toBe('3 fewer (100.0%)')
  })

  it('calls a shorter time faster, and compares the minutes that are shown', () => {
    expect(compareDurations(47 * 60 + 5, 58 * 60)).toEqual({
      direction: 'down',
      change: '11 m faster',
      from: 'from 0 hr 58 m',
    })
    expect(compareDurations(125 * 60, 5 * 60)?.change).toBe('2 hr 0 m slower')
    expect(compareDurations(119, 61)?.direction).toBe('same')
    expect(compareDurations(null, 60)).toBeNull()
    expect(compareDurations(60, null)).toBeNull()
  })
})

it('a time has hours, and none of nothing', () => {
  expect(formatDuration(2_825)).toBe('0 hr 47 m')
  expect(formatDuration(1_500 * 3_600)).toBe('1,500 hr 0 m')
  expect(formatDuration(null)).toBe('')
})

it('a share is whole percent; only a whole is 100 and only nothing 0', () => {
  expect([shareOf(818, 1_248), shareOf(3, 3), shareOf(0, 72), shareOf(0, 0)]).toEqual([66, 100, 0, null])
  expect([shareOf(1, 1_000), shareOf(999, 1_000)]).toEqual([1, 99])
})

describe('the median', () => {
  it('is in the middle, whatever the order', () => {
    expect(medianOf([600, 60, 120])).toBe(120)
    expect(medianOf([40, 10, 20, 30])).toBe(25)
    expect(medianOf([7])).toBe(7)
    expect(medianOf([])).toBeNull()
  })

  it('has as many figures below as above', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9_999 }), { minLength: 1 }), (figures) => {
        const median = medianOf(figures) ?? -1
        const half = figures.length / 2
        expect(figures.filter((figure) => figure < median).length).toBeLessThanOrEqual(half)
        expect(figures.filter((figure) => figure > median).length).toBeLessThanOrEqual(half)
      }),
    )
  })
})
