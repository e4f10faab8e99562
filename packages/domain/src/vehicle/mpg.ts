import { formatCount } from '../money/format'
import { toCents, type Cents } from '../money/money'
import { halfUp } from '../money/rounding'

/** How far a vehicle goes on a gallon. */
export interface Mpg {
  readonly highwayMpgAvg: number | null
  readonly cityMpgAvg: number | null
}

/**
 * Miles per gallon as they are shown; blank when one of the two is missing (O-326, OP-094).
 *
 * @example formatMpg({ highwayMpgAvg: 32, cityMpgAvg: 24 }) // '32 Hwy / 24 City'
 */
export const formatMpg = ({ highwayMpgAvg, cityMpgAvg }: Mpg): string =>
  highwayMpgAvg === null || cityMpgAvg === null
    ? ''
    : `${formatCount(highwayMpgAvg)} Hwy / ${formatCount(cityMpgAvg)} City`

/** The mean of highway and city; `null` when one is missing or there is none to speak of (OP-095). */
export function meanMpg({ highwayMpgAvg, cityMpgAvg }: Mpg): number | null {
  if (highwayMpgAvg === null || cityMpgAvg === null) return null
  const mean = (highwayMpgAvg + cityMpgAvg) / 2
  return mean > 0 ? mean : null
}

/** How many miles more the replacement goes on a gallon; negative when fewer (OP-095). */
export function mpgDiff(replacement: Mpg, current: Mpg): number | null {
  const [offered, present] = [meanMpg(replacement), meanMpg(current)]
  return offered === null || present === null ? null : offered - present
}

/** What fuel costs are computed with. */
export interface FuelUse {
  /** Miles a year. */
  readonly annualMiles: number
  /** Dollars a gallon. */
  readonly fuelPrice: number
}

/**
 * What the replacement saves a year in fuel, rounded to whole dollars; negative when it costs more (OP-095). `null` where a
 * figure is missing or is no figure, and for savings that are more than cents can hold.
 *
 * @example annualFuelSavings({ highwayMpgAvg: 38, cityMpgAvg: 41 }, { highwayMpgAvg: 38, cityMpgAvg: 30 }, { annualMiles: 13_500, fuelPrice: 3.5 }) // 194_00
 */
export function annualFuelSavings(
  replacement: Mpg,
  current: Mpg,
  { annualMiles, fuelPrice }: FuelUse,
): Cents | null {
  const [offered, present] = [meanMpg(replacement), meanMpg(current)]
  if (offered === null || present === null) return null
  const savings = halfUp((annualMiles / present - annualMiles / offered) * fuelPrice) * 100
  return Number.isSafeInteger(savings) ? toCents(savings) : null
}
