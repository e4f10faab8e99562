import { expect, it } from 'vitest'
import { toCents, zeroCents } from '../money/money'
import { paymentPayoff } from './paymentPayoff'

it('is the payments left times the negative payment [O-309] [O-310]', () => {
  expect(paymentPayoff(10, toCents(300_00))).toBe(-3_000_00)
  expect(paymentPayoff(10, toCents(250_00))).toBe(-2_500_00)
})

it('is plain nothing when no payment is left', () => {
  expect(paymentPayoff(0, toCents(300_00))).toBe(zeroCents)
})

it('is unknown where one of the two is, or where they make no amount', () => {
  expect([paymentPayoff(null, toCents(1)), paymentPayoff(1, null)]).toEqual([null, null])
  for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53 - 1])
    expect(paymentPayoff(wrong, toCents(300_00))).toBeNull()
})
