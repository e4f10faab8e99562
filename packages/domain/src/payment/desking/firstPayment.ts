import { daysLater, monthsLater, type Day } from '../../calendar/day'
import { formatDay } from '../../calendar/storeDay'
import { durationInUnits } from '../apr/unitPeriod'
import { daysOfMonth } from '../oddFirstPeriod'

/** When a loan is first paid, as dates. */
export interface FirstPaymentDates {
  /** The day on which the money is lent. */
  readonly signedOn: Day
  readonly on: Day
}

/** How many months after signing the first payment may lie at most. */
const mostMonths = 3

/**
 * The days to a first payment, counted as Regulation Z does (12 CFR 1026, Appendix J (b)(5)): whole months back from the payment,
 * each of which counts as 30 days, and the days that are left before them as they are. A payment a month later by the calendar is
 * never less than a month: the end of a shorter month stands for the day that it does not have.
 *
 * @example daysToFirst({ signedOn: '2026-11-27', on: '2027-01-11' }) // 44: a month and 14 days
 */
export function daysToFirst({ signedOn, on }: FirstPaymentDates): number {
  const { whole, part } = durationInUnits(signedOn, on, { kind: 'month', count: 1 }) ?? { whole: 0, part: 0 }
  return Math.max(daysOfMonth, whole * daysOfMonth + Math.round(part * daysOfMonth))
}

/**
 * The first and the last day on which a loan that is signed on a day can first be paid.
 *
 * @example firstPaymentDays('2026-01-31') // { from: '2026-02-28', to: '2026-04-30' }
 */
export const firstPaymentDays = (signedOn: Day): { readonly from: Day; readonly to: Day } => ({
  from: monthsLater(signedOn, 1),
  to: monthsLater(signedOn, mostMonths),
})

/** Whether a loan that is signed on the one day can first be paid on the other. */
export function isFirstPayment({ signedOn, on }: FirstPaymentDates): boolean {
  const { from, to } = firstPaymentDays(signedOn)
  return on >= from && on <= to
}

/**
 * The first payment of a store that has one day of the month for all: that day where it lies a month or more after signing, for
 * the first time.
 *
 * @param dayOfMonth 1 to 28.
 * @example firstPaymentOnDay('2026-11-27', 15).on // '2027-01-15'
 */
export function firstPaymentOnDay(signedOn: Day, dayOfMonth: number): FirstPaymentDates {
  const { from } = firstPaymentDays(signedOn)
  const inMonth = daysLater(from, dayOfMonth - Number(from.slice(-2)))
  return { signedOn, on: inMonth >= from ? inMonth : monthsLater(inMonth, 1) }
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/**
 * When the first payment is, and how that is counted.
 *
 * @example firstPaymentText({ signedOn: '2026-11-27', on: '2027-01-11' }) // '11 Jan 2027, 1 month and 14 days after 27 Nov 2026'
 */
export function firstPaymentText(dates: FirstPaymentDates): string {
  const days = daysToFirst(dates)
  const months = counted(Math.floor(days / daysOfMonth), 'month')
  const odd = days % daysOfMonth
  const after = odd === 0 ? months : `${months} and ${counted(odd, 'day')}`
  return `${formatDay(dates.on)}, ${after} after ${formatDay(dates.signedOn)}`
}
