import fc from 'fast-check'
import { expect, it } from 'vitest'
import { equity } from '../deal/equity'
import { centsOfDollars, dollarsOfCents, largestAmount } from './dollars'
import { addCents, negateCents, toCents } from './money'

const least = negateCents(largestAmount) ?? largestAmount
const largest = { min: least, max: largestAmount }

it.each([
  [0, 0],
  [1_234.5, 1_234_50],
  [-0.01, -1],
  [19.99, 19_99],
  [0.1 + 0.2, 30],
  [0.000_000_01, 0],
  [566_550_752.18, 566_550_752_18],
  [10_000_000_000, 10_000_000_000_00],
  [-10_000_000_000, -10_000_000_000_00],
])('%d dollars are %d cents', (dollars, cents) => {
  expect(centsOfDollars(dollars)).toBe(cents)
})

it.each([
  1.005,
  0.001,
  -4.999,
  1.00001,
  436_507.501,
  566_550_752.185,
  9_999_999_999.995,
  10_000_000_000.01,
  -10_000_000_000.01,
  1e20,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
])('%d dollars are no amount', (dollars) => {
  expect(centsOfDollars(dollars)).toBeNull()
})

it('no amount loses a cent on its way out and back', () => {
  fc.assert(
    fc.property(fc.integer(largest), (cents) => {
      expect(centsOfDollars(dollarsOfCents(toCents(cents)))).toBe(cents === 0 ? 0 : cents)
    }),
  )
})

it('no amount is taken with a tenth of a cent too many', () => {
  fc.assert(
    fc.property(fc.integer(largest), fc.constantFrom(1, -1), (cents, sign) => {
      expect(centsOfDollars((cents + sign / 10) / 100)).toBeNull()
    }),
  )
})

it('sums and differences of amounts from outside never fail', () => {
  const amount = fc.integer(largest).map(toCents)
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 500 }), amount, amount, (amounts, value, payoff) => {
      expect(Number.isSafeInteger(addCents(...amounts))).toBe(true)
      expect(Number.isSafeInteger(equity(value, payoff))).toBe(true)
    }),
  )
  expect(Number.isSafeInteger(equity(largestAmount, least))).toBe(true)
})
