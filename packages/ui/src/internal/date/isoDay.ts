import {
  DateFormatter,
  parseDate,
  toCalendar,
  GregorianCalendar,
  type CalendarDate,
} from '@internationalized/date'

/** What a calendar or a date field of react-aria gives: a day, perhaps of another calendar. */
type AnyDay = Parameters<typeof toCalendar>[0]

/** Years of fewer digits are what stands there while a year is being typed. */
const FIRST_YEAR = 1000

/**
 * The day that a text `YYYY-MM-DD` names; null for anything else: nothing, another form, 30 February, a year before 1000.
 *
 * @example
 * parseDay('2026-11-21')?.month // 11
 */
export const parseDay = (text: string | null | undefined): CalendarDate | null => {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return null
  try {
    const day = parseDate(text)
    return day.year >= FIRST_YEAR && day.toString() === text ? day : null
  } catch {
    return null
  }
}

/**
 * A day as text `YYYY-MM-DD` of the Gregorian calendar, whatever calendar the locale uses.
 *
 * @example
 * isoOf(new CalendarDate(2026, 11, 21)) // '2026-11-21'
 */
export const isoOf = (day: AnyDay): string => {
  const { year, month, day: date } = toCalendar(day, new GregorianCalendar())
  const digits = (figure: number, length: number) => String(figure).padStart(length, '0')
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(date, 2)}`
}

/** Whether a day's year has been typed to its end. */
export const isWholeYear = (day: AnyDay): boolean =>
  toCalendar(day, new GregorianCalendar()).year >= FIRST_YEAR

/**
 * A day in which the year was left at two digits, in this century; null for what stays unfinished.
 *
 * @example
 * withWholeYear(new CalendarDate(26, 11, 21)) // 2026-11-21
 */
export const withWholeYear = (day: CalendarDate): CalendarDate | null => {
  if (isWholeYear(day)) return day
  return toCalendar(day, new GregorianCalendar()).year < 100 ? day.add({ years: 2000 }) : null
}

/**
 * A day for reading: day, month, year, with the month's name in the language. What is no day reads as nothing.
 *
 * @example
 * readableDay('2024-03-05', 'en-US') // '05 Mar 2024'
 */
export const readableDay = (text: string | null | undefined, locale: string): string => {
  const day = parseDay(text)
  if (day === null) return ''
  const format = new DateFormatter(locale, {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  })
  const parts = format.formatToParts(day.toDate('UTC'))
  const part = (type: 'day' | 'month' | 'year') => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('day')} ${part('month')} ${part('year')}`
}
