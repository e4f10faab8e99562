import { expect, it } from 'vitest'
import { isAccurateRate } from './accuracy'

it.each([
  [9.8, 9.69, false, true],
  [9.815, 9.69, false, true],
  [9.565, 9.69, false, true],
  [9.82, 9.69, false, false],
  [9.56, 9.69, false, false],
  [9.94, 9.69, true, true],
  [9.95, 9.69, true, false],
  [Number.NaN, 9.69, true, false],
])('%d for %d, irregular %s: %s', (disclosed, actual, isIrregular, isAccurate) => {
  expect(isAccurateRate(disclosed, actual, isIrregular)).toBe(isAccurate)
})
