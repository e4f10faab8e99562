import type { Day } from '@retain/domain/calendar/day'
import { epochOf, isInstant, instantFromEpoch, type Instant } from '@retain/domain/calendar/instant'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { zoneOffset } from '../identity/personClaims'

const minute = 60_000
const day = 24 * 60 * minute

/** The minutes of the day from which on and up to which vehicles come to the service drive. */
export const opens = 7 * 60
export const closes = 16.5 * 60

/** The calendar of a store as seen from the day of seeding. */
export interface StoreClock {
  /** The moment at a minute of the store's day, so many days ago; negative days lie ahead. */
  at(daysAgo: number, minuteOfDay: number): Instant
  /**
   * The same, for what has happened: never later than now. A minute that has not come yet stands for one of today that has:
   * as far into what has passed of the opening hours, and before they begin into what has passed of the day.
   */
  passed(daysAgo: number, minuteOfDay: number): Instant
  /**
   * When a contract was signed that is whole months old today: neither a month more nor less.
   * `dayOfMonth` is 1 to 28.
   */
  signedMonthsAgo(months: number, dayOfMonth: number): { readonly at: Instant; readonly daysAgo: number }
  /** The moment from which locks are counted back. */
  readonly now: Instant
  /** The day in the store in which now is: in its evening the one before the day of seeding, which is that of UTC. */
  readonly dayOfNow: Day
  readonly year: number
  readonly month: number
}

/** Where a minute of the opening hours lies in what has passed of the day in which now is; to the whole minute. */
function passedToday(now: Instant, midnight: number, minuteOfDay: number): Instant {
  const sinceMidnight = (((epochOf(now) - midnight) % day) + day) % day
  const passed = Math.floor(sinceMidnight / minute)
  const begun = passed > opens ? opens : 0
  const share = Math.min(1, Math.max(0, (minuteOfDay - opens) / (closes - opens)))
  const at = begun + Math.floor(share * (passed - begun))
  return instantFromEpoch(epochOf(now) - sinceMidnight + at * minute)
}

/**
 * The clock of a store on a day (`2026-11-21`). Today's distance from UTC is used for every date, as the screens do (D-56).
 *
 * @throws RangeError when the day is no day.
 */
export function storeClock(timeZone: string, today: string, now: Instant): StoreClock {
  const noon = `${today}T12:00:00.000Z`
  if (!isInstant(noon)) throw new RangeError(`Not a day: ${today}`)
  const offset = zoneOffset(timeZone, noon)
  const midnight = Date.parse(`${today}T00:00:00.000Z`) - offset * minute
  const [year = 0, month = 0, dayOfToday = 0] = today.split('-').map(Number)
  const at: StoreClock['at'] = (daysAgo, minuteOfDay) =>
    instantFromEpoch(midnight - daysAgo * day + minuteOfDay * minute)
  return {
    at,
    passed: (daysAgo, minuteOfDay) => {
      const wanted = at(daysAgo, minuteOfDay)
      return wanted <= now ? wanted : passedToday(now, midnight, minuteOfDay)
    },
    now,
    dayOfNow: dayOf(now, zoneOffset(timeZone, now)),
    year,
    month,
    signedMonthsAgo(months, dayOfMonth) {
      const begun = dayOfMonth > dayOfToday ? 1 : 0
      const signed = Date.UTC(year, month - 1 - months - begun, dayOfMonth)
      const daysAgo = Math.round((Date.UTC(year, month - 1, dayOfToday) - signed) / day)
      return { at: at(daysAgo, 11 * 60), daysAgo }
    },
  }
}
