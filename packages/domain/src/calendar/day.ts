import { instantFromEpoch, epochOf, type Instant } from './instant'

declare const day: unique symbol

/** A day of the calendar as text, such as `2024-03-05`. It has no time and no zone; later days sort higher. */
export type Day = string & { readonly [day]: true }

const dayLength = 86_400_000
const shape = /^[12]\d{3}-(\d\d)-(\d\d)$/
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** How many days a month has; months count from 1. */
const lengthOf = (year: number, month: number): number =>
  month === 2 && !isLeap(year) ? 28 : (longest[month - 1] ?? 0)

/**
 * Whether a text is a day of the years 1000 to 2999: outside of them no day means anything here, and inside them a day
 * begins and ends within a year of four digits, whatever the offset.
 *
 * @example isDay('2024-02-30') // false
 */
export function isDay(text: string): text is Day {
  const parts = shape.exec(text)
  if (parts === null) return false
  const [month, date] = [Number(parts[1]), Number(parts[2])]
  return date >= 1 && date <= lengthOf(Number(text.slice(0, 4)), month)
}

/**
 * The day that a text names, `null` for any other text.
 *
 * @example parseDay('2024-02-30') // null
 */
export const parseDay = (text: string): Day | null => (isDay(text) ? text : null)

/** The moment at which a day begins in UTC. */
export const midnightUtc = (date: Day): Instant => `${date}T00:00:00.000Z` as Instant

const dayAt = (milliseconds: number): Day => instantFromEpoch(milliseconds).slice(0, 10) as Day

/**
 * How many days the second day lies after the first; negative where it lies before it.
 *
 * @example daysBetween('2024-02-28', '2024-03-01') // 2
 */
export const daysBetween = (from: Day, to: Day): number =>
  (epochOf(midnightUtc(to)) - epochOf(midnightUtc(from))) / dayLength

/**
 * The day so many days later; earlier when negative.
 *
 * @example daysLater('2024-02-28', 2) // '2024-03-01'
 */
export const daysLater = (date: Day, days: number): Day =>
  dayAt(epochOf(midnightUtc(date)) + days * dayLength)

/**
 * The same day so many months later (earlier when negative), or the last of that month where it is shorter.
 *
 * @example monthsLater('2024-01-31', 1) // '2024-02-29'
 */
export function monthsLater(date: Day, months: number): Day {
  const [year, month, dateOfMonth] = date.split('-').map(Number) as [number, number, number]
  const count = year * 12 + (month - 1) + months
  const [laterYear, laterMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  const last = Math.min(dateOfMonth, lengthOf(laterYear, laterMonth))
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${String(laterYear).padStart(4, '0')}-${twoDigits(laterMonth)}-${twoDigits(last)}` as Day
}
