import { epochOf, instantFromEpoch, shifted, type Instant } from './instant'
import type { OffsetMinutes } from './storeOffset'

const dayLength = 86_400_000

/**
 * The first millisecond of the day that a moment falls on, by the store's calendar.
 *
 * @example startOfDay(now, offset) // 2024-03-04T05:00:00.000Z, when it is 2024-03-05T03:00:00.000Z at -05:00
 */
export function startOfDay(moment: Instant, offset: OffsetMinutes): Instant {
  const shift = offset * 60_000
  return instantFromEpoch(Math.floor((epochOf(moment) + shift) / dayLength) * dayLength - shift)
}

/** The last millisecond of the day that a moment falls on, by the store's calendar: 23:59:59.999. */
export const endOfDay = (moment: Instant, offset: OffsetMinutes): Instant =>
  shifted(startOfDay(moment, offset), dayLength - 1)

/** The moment so many days later (earlier when negative), at the same time of day: an offset knows no summer time. */
export const addDays = (moment: Instant, days: number): Instant => shifted(moment, days * dayLength)
