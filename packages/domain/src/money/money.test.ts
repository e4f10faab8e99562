import { describe, expect, it } from 'vitest'
import { addCents, subtractCents, toCents, zeroCents } from './money'

describe('toCents', () => {
  it('refuses fractions and what is no number', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => toCents(wrong)).toThrow(RangeError)
  })

  it('has one zero only', () => {
    expect(Object.is(toCents(-0), 0)).toBe(true)
  })
})

it('adds and subtracts whole cents', () => {
  expect(addCents(toCents(10), toCents(20))).toBe(30)
  expect(addCents()).toBe(zeroCents)
  expect(subtractCents(toCents(1_500), toCents(2_000))).toBe(-500)
})
