import { describe, expect, it } from 'vitest'
import { addCents, negateCents, subtractCents, toCents, zeroCents } from './money'

describe('toCents', () => {
  it('refuses fractions and what is no number', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => toCents(wrong)).toThrow(new RangeError('An amount is a whole number of cents'))
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

it('turns an amount the other way, and leaves an unknown one', () => {
  expect([toCents(-17_004_00), toCents(5), toCents(0), null].map(negateCents)).toEqual([
    17_004_00,
    -5,
    0,
    null,
  ])
})
