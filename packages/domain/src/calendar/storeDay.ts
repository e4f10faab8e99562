import { midnightUtc, type Day } from './day'
import { formatDate, formatDayMonthYear } from './formats'
import { epochOf, shifted, type Instant } from './instant'
import { utc, type OffsetMinutes } from './storeOffset'

const lastMillisecond = 86_399_999

/** By how much the clock of a store is behind UTC, in milliseconds. */
const behindUtc = (offset: OffsetMinutes): number => Number(offset) * -60_000

/**
 * The first millisecond of a day of the store's calendar (L-143, L-511).
 *
 * @example firstMoment('2024-03-05', offset) // '2024-03-05T05:00:00.000Z' at -05:00
 */
export const firstMoment = (date: Day, offset: OffsetMinutes): Instant =>
  shifted(midnightUtc(date), behindUtc(offset))

/**
 * The last millisecond of a day of the store's calendar, 23:59:59.999 (L-144, L-511).
 *
 * @example lastMoment('2024-03-05', offset) // '2024-03-06T04:59:59.999Z' at -05:00
 */
export const lastMoment = (date: Day, offset: OffsetMinutes): Instant =>
  shifted(midnightUtc(date), lastMillisecond + behindUtc(offset))

/**
 * The day that a moment falls on, by the store's calendar.
 *
 * @example dayOf('2024-03-05T03:00:00.000Z', offset) // '2024-03-04' at -05:00
 */
export const dayOf = (moment: Instant, offset: OffsetMinutes): Day =>
  shifted(moment, -behindUtc(offset)).slice(0, 10) as Day

/**
 * The moment at a minute of a day of the store's calendar.
 *
 * @param minute minutes after midnight.
 * @example momentOn('2024-03-05', 8 * 60, offset) // '2024-03-05T13:00:00.000Z' at -05:00
 */
export const momentOn = (date: Day, minute: number, offset: OffsetMinutes): Instant =>
  shifted(firstMoment(date, offset), minute * 60_000)

/**
 * How many whole minutes of the store's day have passed at a moment.
 *
 * @example minuteOfDay('2024-03-05T13:00:30.000Z', offset) // 480 at -05:00
 */
export const minuteOfDay = (moment: Instant, offset: OffsetMinutes): number =>
  Math.floor((epochOf(moment) - epochOf(firstMoment(dayOf(moment, offset), offset))) / 60_000)

/**
 * `MM/DD/YYYY`, as texts show a day.
 *
 * @example formatDateOfDay('2024-03-05') // '03/05/2024'
 */
export const formatDateOfDay = (date: Day): string => formatDate(midnightUtc(date), utc)

/**
 * `DD MMM YYYY`, as date inputs and filter tags show a day (L-454).
 *
 * @example formatDay('2024-03-05') // '05 Mar 2024'
 */
export const formatDay = (date: Day): string => formatDayMonthYear(midnightUtc(date), utc)
