import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantFromEpoch } from '../calendar/instant'
import { averageAnnualMiles, estimateMileage } from './mileage'

const day = 86_400_000
const today = Date.parse('2026-11-21T15:00:00Z')
const now = instantFromEpoch(today)
const daysAgo = (days: number) => instantFromEpoch(today - days * day)
const nothing = { lastService: null, purchaseDate: null, modelYear: null }

describe('the present mileage', () => {
  it('goes on from what the last service read [O-099] [OP-093]', () => {
    const lastService = { mileage: 41_208, date: daysAgo(73) }
    expect(estimateMileage({ ...nothing, lastService }, now)).toBe(41_208 + 2_700)
    expect(estimateMileage({ ...nothing, lastService: { mileage: 41_208, date: now } }, now)).toBe(41_208)
  })

  it('is 13,500 miles a year without a service [O-100] [OP-093]', () => {
    expect(averageAnnualMiles).toBe(13_500)
    expect(estimateMileage({ ...nothing, purchaseDate: daysAgo(2 * 365) }, now)).toBe(27_000)
  })

  it('counts from January 1 of the model year where nothing else is known [OP-093]', () => {
    expect(estimateMileage({ ...nothing, modelYear: 2026 }, now)).toBe(Math.round((13_500 * 324) / 365))
  })

  it('prefers the service to the purchase, and the purchase to the model year', () => {
    const lastService = { mileage: 100, date: daysAgo(0) }
    const purchaseDate = daysAgo(365)
    expect(estimateMileage({ lastService, purchaseDate, modelYear: 2010 }, now)).toBe(100)
    expect(estimateMileage({ lastService: null, purchaseDate, modelYear: 2010 }, now)).toBe(13_500)
  })

  it('is nothing yet for a model of next year, and never less than was read', () => {
    expect(estimateMileage({ ...nothing, modelYear: 2027 }, now)).toBe(0)
    const lastService = { mileage: 50, date: daysAgo(-3) }
    expect(estimateMileage({ ...nothing, lastService }, now)).toBe(50)
  })

  it('is unknown when nothing is known', () => {
    expect(estimateMileage(nothing, now)).toBeNull()
    expect(estimateMileage({ ...nothing, modelYear: 21 }, now)).toBeNull()
    const lastService = { mileage: Number.NaN, date: daysAgo(1) }
    expect(estimateMileage({ ...nothing, lastService }, now)).toBeNull()
    expect(estimateMileage({ ...nothing, modelYear: 2020 }, now, Number.POSITIVE_INFINITY)).toBeNull()
  })

  it('takes the miles a year of a store, in whole miles, and never falls with time', () => {
    fc.assert(
      fc.property(
        fc.nat(4000),
        fc.nat(400),
        fc.integer({ min: 1, max: 40_000 }),
        (days, more, annualMiles) => {
          const read = (age: number) =>
            estimateMileage({ ...nothing, purchaseDate: daysAgo(age) }, now, annualMiles) ?? Number.NaN
          expect(Number.isInteger(read(days))).toBe(true)
          expect(read(days + more)).toBeGreaterThanOrEqual(read(days))
          expect(Math.abs(read(365) - annualMiles)).toBeLessThan(1)
        },
      ),
    )
  })
})
