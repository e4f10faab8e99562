import fc from 'fast-check'
import { expect, it } from 'vitest'
import { irregularTolerance, isAccurateRate, regularTolerance } from './accuracy'

it.each([
  [9.8, 9.69, false, true],
  [9.815, 9.69, false, true],
  [9.565, 9.69, false, true],
  [9.82, 9.69, false, false],
  [9.56, 9.69, false, false],
  [9.94, 9.69, true, true],
  [9.95, 9.69, true, false],
  [0.939, 1.064, false, true],
  [0.814, 1.064, true, true],
  [Number.NaN, 9.69, true, false],
])('%d for %d, irregular %s: %s', (disclosed, actual, isIrregular, isAccurate) => {
  expect(isAccurateRate(disclosed, actual, isIrregular)).toBe(isAccurate)
})

it.each([
  [regularTolerance, false],
  [irregularTolerance, true],
])(
  'a rate is accurate at a distance of %d and no longer a hundred-millionth beyond it',
  (tolerance, isIrregular) => {
    const thousandths = tolerance * 1_000
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 60_000 }), fc.constantFrom(1, -1), (rate, side) => {
        const actual = rate / 1_000
        const disclosed = (rate + side * thousandths) / 1_000
        expect(isAccurateRate(disclosed, actual, isIrregular)).toBe(true)
        expect(isAccurateRate(disclosed + side * 1e-8, actual, isIrregular)).toBe(false)
      }),
    )
  },
)
