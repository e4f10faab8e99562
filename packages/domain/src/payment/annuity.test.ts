import fc from 'fast-check'
import { expect, it } from 'vitest'
import { annuity } from './annuity'

it('is the sum of what each payment is worth', () => {
  expect(annuity(0, 60)).toBe(60)
  expect(annuity(0.1, 1)).toBeCloseTo(1 / 1.1, 12)
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 2, noNaN: true }),
      fc.integer({ min: 0, max: 120 }),
      (rate, periods) => {
        let sum = 0
        for (let period = 1; period <= periods; period += 1) sum += (1 + rate) ** -period
        expect(Math.abs(annuity(rate, periods) - sum)).toBeLessThan(1e-9)
      },
    ),
  )
})

it('goes over smoothly into no rate at all', () => {
  for (const rate of [1e-9, 1e-12, 1e-15, 1e-17, Number.MIN_VALUE])
    expect(annuity(rate, 60)).toBeCloseTo(60, 5)
  expect(annuity(1e-16, 60)).toBe(60)
})
