import { epochOf, isInstant, type Instant } from '../calendar/instant'
import { halfUp } from '../money/rounding'

/** What a vehicle is driven in a year where nothing else is known (O-100); the default of the setting EAAnnualMiles. */
export const averageAnnualMiles = 13_500

/** What is known of a vehicle's past. */
export interface MileageSources {
  /** What the odometer showed at the last service, and when. */
  readonly lastService: { readonly mileage: number; readonly date: Instant } | null
  readonly purchaseDate: Instant | null
  readonly modelYear: number | null
}

const dayLength = 86_400_000

function startOfYear(year: number | null): Instant | null {
  const text = `${year ?? ''}-01-01T00:00:00.000Z`
  return isInstant(text) ? text : null
}

/**
 * The present mileage: what the last service read, and a year's miles for every 365 days since. Without a service it
 * counts from the purchase, without that from January 1 of the model year (O-099, O-100, OP-093). Whole miles; `null` when
 * nothing is known, or what is known is no figure. What lies ahead of `now`, such as next year's model, adds nothing.
 *
 * @param annualMiles miles a year, where a store has its own figure.
 * @example estimateMileage({ lastService: null, purchaseDate: twoYearsAgo, modelYear: 2024 }, now) // 27000
 */
export function estimateMileage(
  { lastService, purchaseDate, modelYear }: MileageSources,
  now: Instant,
  annualMiles: number = averageAnnualMiles,
): number | null {
  const since = lastService?.date ?? purchaseDate ?? startOfYear(modelYear)
  if (since === null) return null
  const days = Math.max(0, Math.floor((epochOf(now) - epochOf(since)) / dayLength))
  const miles = halfUp((lastService?.mileage ?? 0) + (annualMiles * days) / 365)
  return Number.isSafeInteger(miles) ? miles : null
}
