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

  it('saves nothing that can be told where a figure is absurd, and never throws', () => {
    expect(annualFuelSavings(replacement, mpg(1e-300, 1e-300), fuelUse)).toBeNull()
    expect(annualFuelSavings(replacement, current, { ...fuelUse, annualMiles: Number.NaN })).toBeNull()
    const any = fc.option(fc.double())
    fc.assert(
      fc.property(any, any, any, any, fc.double(), fc.double(), (a, b, c, d, annualMiles, fuelPrice) => {
        const savings = annualFuelSavings(mpg(a, b), mpg(c, d), { annualMiles, fuelPrice })
        expect(savings === null || Number.isSafeInteger(savings)).toBe(true)
      }),
    )
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

describe('beside the annual fuel costs of the EPA', () => {
  // Miles per gallon and fuel costs a year for 15,000 miles on regular gasoline, from fueleconomy.gov (vehicles.csv).
  const epa = {
    'Accord 2021': { id: 43361, city: 30, highway: 38, fuelCost: 1350 },
    'Accord Hybrid 2021': { id: 43364, city: 48, highway: 48, fuelCost: 950 },
    'F150 Pickup 2WD 2018': { id: 39238, city: 18, highway: 25, fuelCost: 2150 },
    'CR-V FWD Hybrid 2024': { id: 46694, city: 43, highway: 36, fuelCost: 1150 },
    'Camry 2020': { id: 42011, city: 22, highway: 33, fuelCost: 1750 },
    'Camry Hybrid LE 2020': { id: 42016, city: 51, highway: 53, fuelCost: 850 },
    'F150 Raptor 2018': { id: 39251, city: 15, highway: 18, fuelCost: 2850 },
  }
  type Name = keyof typeof epa
  const use = { annualMiles: 15_000, fuelPrice: 3 }

  it.each<[Name, Name]>([
    ['Accord 2021', 'Accord Hybrid 2021'],
    ['F150 Pickup 2WD 2018', 'CR-V FWD Hybrid 2024'],
    ['Camry 2020', 'Camry Hybrid LE 2020'],
    ['F150 Raptor 2018', 'F150 Pickup 2WD 2018'],
    ['Camry Hybrid LE 2020', 'Accord 2021'],
  ])('%s to %s saves as much, but for their weighting and rounding', (present, offered) => {
    const [from, to] = [epa[present], epa[offered]]
    const savings = annualFuelSavings(mpg(to.highway, to.city), mpg(from.highway, from.city), use) ?? 0
    const published = from.fuelCost - to.fuelCost
    // The EPA weighs city 55 to highway 45 and rounds each cost to 50 dollars; OP-095 takes the plain mean.
    expect(Math.abs(savings / 100 - published)).toBeLessThanOrEqual(50 + 0.15 * Math.abs(published))
  })
})
