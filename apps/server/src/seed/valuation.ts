import { toCents, type Cents } from '@retain/domain/money/money'
import { halfUp } from '@retain/domain/money/rounding'
import type { CatalogueModel } from './catalogue'
import type { Random } from './random'

/** The year of the price bands. */
const bandYear = 2025
const yearlyInflation = 0.031

/** Rounds dollars to a step and makes cents of them. */
const dollars = (amount: number, step: number): Cents => toCents(halfUp(amount / step) * step * 100)

/**
 * The sticker price of a model year; `grade` 0 is the plainest trim, 1 the dearest. Plain trims are the usual ones, so the
 * band is climbed slowly at first.
 */
export const stickerPrice = (model: CatalogueModel, year: number, grade: number): Cents =>
  dollars(
    (model.baseDollars + (model.topDollars - model.baseDollars) * grade ** 2.5) *
      (1 + yearlyInflation) ** (year - bandYear),
    5,
  )

const keepsWell = ['Toyota', 'Lexus', 'Honda', 'Subaru', 'Porsche', 'Jeep', 'GMC']
const losesFast = [
  'BMW',
  'Audi',
  'Mercedes-Benz',
  'Infiniti',
  'Cadillac',
  'Land Rover',
  'Tesla',
  'Genesis',
  'Nissan',
]

/** What share of its value a vehicle keeps each year. */
export const yearlyRetention = (make: string): number =>
  keepsWell.includes(make) ? 0.895 : losesFast.includes(make) ? 0.845 : 0.87

/** What a usual driver covers in a year. */
export const usualYearlyMiles = 12_500

const leastDollars = 1_200

/**
 * What a vehicle is worth as a trade-in: a tenth is gone at delivery, then the make's share each year, with miles above
 * or below the usual taken off or added.
 */
export function marketValue(make: string, sticker: Cents, ageYears: number, miles: number): Cents {
  const beyond = miles - usualYearlyMiles * ageYears
  const kept = 0.92 * yearlyRetention(make) ** ageYears * Math.exp(-beyond / 170_000)
  return dollars(Math.max(leastDollars, (sticker / 100) * Math.min(kept, 0.97)), 25)
}

/** Values differ by condition and by who asks: up to 8 % either way. */
export const appraised = (value: Cents, random: Random): Cents =>
  dollars((value / 100) * (1 + 0.08 * random.bell()), 25)
