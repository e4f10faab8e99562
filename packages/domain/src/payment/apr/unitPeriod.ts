import { daysBetween, monthsLater, type Day } from '../../calendar/day'

/**
 * The time between two payments of a schedule, by which Appendix J of Regulation Z counts: a number of months or weeks,
 * half a month, or a day. A year is 12 months.
 */
export type UnitPeriod =
  | { readonly kind: 'month'; readonly count: number }
  | { readonly kind: 'semimonth' }
  | { readonly kind: 'week'; readonly count: number }
  | { readonly kind: 'day' }

/** How long something takes in unit-periods: so many whole ones and a part of one. */
export interface Duration {
  /** Full unit-periods. */
  readonly whole: number
  /** The part of one that is left, from 0 and below 1. */
  readonly part: number
}

/**
 * How many unit-periods a year has (Appendix J (b)(4)).
 *
 * @example unitPeriodsPerYear({ kind: 'week', count: 4 }) // 13
 */
export function unitPeriodsPerYear(unit: UnitPeriod): number {
  switch (unit.kind) {
    case 'month':
      return 12 / unit.count
    case 'semimonth':
      return 24
    case 'week':
      return 52 / unit.count
    case 'day':
      return 365
  }
}

/** Whole months that lie before `to` and not before `from`, and the days that are left before them. */
function monthsAndDays(from: Day, to: Day): { readonly months: number; readonly days: number } {
  let months = Math.floor(daysBetween(from, to) / 31)
  while (monthsLater(to, -(months + 1)) >= from) months += 1
  return { months, days: daysBetween(from, monthsLater(to, -months)) }
}

/** Whole unit-periods and what is left after them; a month of 31 days can fill one of 30. */
const split = (whole: number, days: number, length: number): Duration => ({
  whole: whole + Math.floor(days / length),
  part: (days % length) / length,
})

/** In months of 30 days; a year takes its whole months as twelfths, else its days as 365ths (Appendix J (b)(5)). */
function inMonths(from: Day, to: Day, count: number): Duration {
  const { months, days } = monthsAndDays(from, to)
  const whole = Math.floor(months / count)
  const left = months % count
  if (count !== 12) return split(whole, left * 30 + days, count * 30)
  if (days === 0) return split(whole, left, 12)
  return split(whole, daysBetween(from, monthsLater(to, -whole * count)), 365)
}

function inHalfMonths(from: Day, to: Day): Duration {
  const { months, days } = monthsAndDays(from, to)
  return split(2 * months, days, 15)
}

/**
 * The time from an advance to a payment in unit-periods, counted back from the payment (Appendix J (b)(5)): months have 30
 * days, half months 15, weeks 7. `null` when the payment lies before the advance, or when a unit-period has no length.
 *
 * @example durationInUnits(day('1978-02-10'), day('1978-04-01'), { kind: 'month', count: 1 }) // { whole: 1, part: 19 / 30 }
 */
export function durationInUnits(from: Day, to: Day, unit: UnitPeriod): Duration | null {
  if (to < from) return null
  if ('count' in unit && !(Number.isInteger(unit.count) && unit.count >= 1)) return null
  switch (unit.kind) {
    case 'month':
      return inMonths(from, to, unit.count)
    case 'semimonth':
      return inHalfMonths(from, to)
    case 'week':
      return split(0, daysBetween(from, to), unit.count * 7)
    case 'day':
      return split(0, daysBetween(from, to), 1)
  }
}
