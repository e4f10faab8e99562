import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { down, halfEven, halfUp } from './rounding'

const amounts = fc.double({ min: -1e12, max: 1e12, noNaN: true })

describe('rounding', () => {
  it.each([
    [2.5, 3, 2, 2],
    [3.5, 4, 4, 3],
    [-2.5, -3, -2, -2],
    [2.49, 2, 2, 2],
    [2.51, 3, 3, 2],
    [-0.4, 0, 0, 0],
  ])('%d becomes %d half up, %d half even, %d down', (amount, up, even, towardsZero) => {
    expect([halfUp(amount), halfEven(amount), down(amount)]).toEqual([up, even, towardsZero])
  })

  it('is never further away than it may be, and mirrors around zero', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(Math.abs(halfUp(amount) - amount)).toBeLessThanOrEqual(0.5)
        expect(Math.abs(halfEven(amount) - amount)).toBeLessThanOrEqual(0.5)
        expect(Math.abs(down(amount))).toBeLessThanOrEqual(Math.abs(amount))
        for (const round of [halfUp, halfEven, down]) expect(round(-amount) + round(amount)).toBe(0)
      }),
    )
  })
})
