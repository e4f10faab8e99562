import { expect, it } from 'vitest'
import { fractionOf, percentOf } from './progressValue'

it.each([
  [0, 100, 0],
  [25, 100, 0.25],
  [3, 12, 0.25],
  [140, 100, 1],
  [-4, 100, 0],
  [Infinity, 100, 1],
])('takes %d of %d as %d', (value, max, fraction) => {
  expect(fractionOf(value, max)).toBe(fraction)
})

it.each([
  [null, 100],
  [undefined, 100],
  [NaN, 100],
  [5, 0],
  [5, -1],
  [5, NaN],
])('does not know how far %s of %s is', (value, max) => {
  expect(fractionOf(value, max)).toBeNull()
})

it.each([
  [0, 0],
  [0.004, 0],
  [0.29, 29],
  [0.625, 63],
  [0.999, 99],
  [1, 100],
])('takes %s for %s percent', (fraction, percent) => {
  expect(percentOf(fraction)).toBe(percent)
})
