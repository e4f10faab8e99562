import { describe, expect, it } from 'vitest'
import { exactHalfUp, fractionOf, power } from './exactRounding'

describe('the fraction of a number', () => {
  it.each([
    [0.29, '29/100'],
    [-1.5, '-3/2'],
    [0, '0'],
    [1e-7, '1/10000000'],
    [1.5e21, '1500000000000000000000'],
  ])('%d is %s', (value, text) => {
    expect(fractionOf(value).toFraction()).toBe(text)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('is refused for %d', (value) => {
    expect(() => fractionOf(value)).toThrow('Invalid argument')
  })

  it.each([
    [-1.5, 3, '-27/8'],
    [-1.5, 2, '9/4'],
    [0.1, 0, '1'],
  ])('%d to the power of %d is %s', (value, exponent, text) => {
    expect(power(fractionOf(value), exponent).toFraction()).toBe(text)
  })
})

describe('exactly half up', () => {
  it.each([
    ['just below a half', 72.49999999999999, 72.5, 73],
    ['just above one', 72.50000000000001, 72.49, 72],
    ['below zero', -72.49999999999999, -72.5, -73],
    ['where all numbers are near to a half', 6_000_000_000_000.4, 6_000_000_000_000.5, 6_000_000_000_001],
  ])('goes a figure of the machine %s', (_where, figure, exact, nearest) => {
    expect(exactHalfUp(figure, () => fractionOf(exact))).toBe(nearest)
  })

  it('asks for the fraction only near a half', () => {
    const never = () => {
      throw new Error('A fraction is slow')
    }
    expect([72.4999, 72.5001, -0.4, 3].map((figure) => exactHalfUp(figure, never))).toEqual([72, 73, 0, 3])
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1e16])('refuses %d', (figure) => {
    expect(() => exactHalfUp(figure, () => fractionOf(1))).toThrow(
      new RangeError('An amount is a whole number of cents'),
    )
  })
})
