import { DateFormatter } from '@internationalized/date'

/** A Sunday; a week from it has every weekday. */
const FIRST_DAY = Date.UTC(2026, 1, 1)
const DAY = 86_400_000

/**
 * How the weekdays stand over a calendar: shortened where three letters are enough, as in English, else one letter, as in
 * Arabic, whose short names are the long ones.
 *
 * @example
 * weekdayStyle('en-US') // 'short'
 */
export const weekdayStyle = (locale: string): 'short' | 'narrow' => {
  const format = new DateFormatter(locale, { weekday: 'short', timeZone: 'UTC' })
  const names = [0, 1, 2, 3, 4, 5, 6].map((day) => format.format(new Date(FIRST_DAY + day * DAY)))
  return names.every((name) => name.replace('.', '').length <= 3) ? 'short' : 'narrow'
}
