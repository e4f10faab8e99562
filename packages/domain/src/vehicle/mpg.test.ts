import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annualFuelSavings, formatMpg, meanMpg, mpgDiff, type Mpg } from './mpg'

const mpg = (highwayMpgAvg: number | null, cityMpgAvg: number | null): Mpg => ({ highwayMpgAvg, cityMpgAvg })
const fuelUse = { annualMiles: 13_500, fuelPrice: 3.5 }
const unknown = [mpg(null, 24), mpg(32, null), mpg(null, null)]

it('miles per gallon are "N Hwy / N City" [O-326] [OP-094]', () => {
  expect(formatMpg(mpg(32, 24))).toBe('32 Hwy / 24 City')
  expect(formatMpg(mpg(31.6, 24.2))).toBe('32 Hwy / 24 City')
})

it('a missing figure leaves them blank [OP-094]', () => {
  expect(unknown.map(formatMpg)).toEqual(['', '', ''])
})

it('the mean lies between highway and city', () => {
  expect(meanMpg(mpg(38, 30))).toBe(34)
  expect([...unknown, mpg(0, 0)].map(meanMpg)).toEqual([null, null, null, null])
})

describe('a replacement beside the current vehicle', () => {
  const current = mpg(38, 30)
  const replacement = mpg(38, 41)

  it('goes so many miles more on a gallon [OP-095]', () => {
    expect(mpgDiff(replacement, current)).toBe(5.5)
    expect(mpgDiff(current, replacement)).toBe(-5.5)
  })

  it('saves so many whole dollars of fuel a year [OP-095]', () => {
    expect(annualFuelSavings(replacement, current, fuelUse)).toBe(194_00)
    expect(annualFuelSavings(replacement, current, { ...fuelUse, fuelPrice: 0 })).toBe(0)
  })

  it('is not compared where a figure is missing', () => {
    for (const missing of unknown) {
      expect([mpgDiff(missing, current), mpgDiff(current, missing)]).toEqual([null, null])
      expect(annualFuelSavings(missing, current, fuelUse)).toBeNull()
      expect(annualFuelSavings(current, missing, fuelUse)).toBeNull()
    }
  })

  it('saves exactly when it goes further, and as much as the other way round costs', () => {
    const figure = fc.integer({ min: 8, max: 130 })
    const vehicle = fc.tuple(figure, figure).map(([highway, city]) => mpg(highway, city))
    fc.assert(
      fc.property(vehicle, vehicle, (a, b) => {
        const savings = annualFuelSavings(a, b, fuelUse) ?? Number.NaN
        expect(savings % 100 === 0).toBe(true)
        expect(savings + (annualFuelSavings(b, a, fuelUse) ?? Number.NaN)).toBe(0)
        expect(savings * (mpgDiff(a, b) ?? Number.NaN)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
