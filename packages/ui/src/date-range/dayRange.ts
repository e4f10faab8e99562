import type { CalendarDate } from '@internationalized/date'
import { limitError, type DayLimits } from '../internal/date/dayLimits'
import { isoOf, parseDay } from '../internal/date/isoDay'

/** Two days and those between them. Days are calendar days: they have no time and no zone. */
export interface DayRange {
  /** `YYYY-MM-DD`. */
  readonly from: string
  /** `YYYY-MM-DD`; the same as `from` for one day. */
  readonly to: string
}

/** What a range of days must keep to. */
export interface DayRangeRules extends DayLimits {
  /** How many nights at least lie between the two days; 0 allows the same day. @default 0 */
  readonly minNights?: number | undefined
  /** A rule of the caller, asked when all others are kept: what is wrong, or undefined. */
  readonly validate?: ((range: DayRange) => string | undefined) | undefined
}

/** A range further apart than this is not searched for unavailable days: ten years. */
const SEARCHED_DAYS = 3660

/** The minimum nights that a rule asks for; what is no whole number of nights asks for none. */
export const nightsOf = (minNights: number | undefined): number =>
  minNights !== undefined && Number.isFinite(minNights) && minNights > 0 ? Math.floor(minNights) : 0

/**
 * How many nights lie between two days; negative where the end comes first. Changes of the clock do not matter.
 *
 * @example
 * nightsBetween('2026-03-07', '2026-03-09') // 2
 */
export const nightsBetween = (from: string, to: string): number | null => {
  const [start, end] = [parseDay(from), parseDay(to)]
  return start === null || end === null ? null : end.compare(start)
}

const hasUnavailable = (start: CalendarDate, end: CalendarDate, isUnavailable: (day: string) => boolean) => {
  let day = start
  for (let step = 0; step <= SEARCHED_DAYS && day.compare(end) <= 0; step += 1) {
    if (isUnavailable(isoOf(day))) return true
    day = day.add({ days: 1 })
  }
  return false
}

/**
 * What is wrong with a range, as a sentence for people; undefined where nothing is. The rules are asked in order: end
 * after start, first and last day, nights, unavailable days, then the caller's own.
 *
 * @example
 * dayRangeError({ from: '2026-11-21', to: '2026-11-20' }, {}, 'en-US') // 'The end is before the start'
 */
export const dayRangeError = (range: DayRange, rules: DayRangeRules, locale: string): string | undefined => {
  const [start, end] = [parseDay(range.from), parseDay(range.to)]
  if (start === null || end === null) return 'Enter two days'
  const nights = end.compare(start)
  if (nights < 0) return 'The end is before the start'
  const beyond = limitError(range.from, range.to, rules, 'days', locale)
  if (beyond !== undefined) return beyond
  const { isUnavailable, validate } = rules
  const least = nightsOf(rules.minNights)
  if (nights < least) return `Choose at least ${least} ${least === 1 ? 'night' : 'nights'}`
  if (isUnavailable !== undefined && hasUnavailable(start, end, isUnavailable))
    return 'A day between these cannot be chosen'
  return validate?.(range)
}
