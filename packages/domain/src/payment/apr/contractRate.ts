import { daysBetween, type Day } from '../../calendar/day'
import type { Cents } from '../../money/money'
import { annualPercentageRate, type Flow } from './annualPercentageRate'
import { durationInUnits, unitPeriodsPerYear, type Duration, type UnitPeriod } from './unitPeriod'

/** A credit with one advance and regular payments, of which the first and the last may differ. */
export interface Contract {
  readonly amount: Cents
  /** Number of payments, 1 or more. */
  readonly term: number
  readonly payment: Cents
  /** Where the first payment differs. */
  readonly firstPayment?: Cents
  /** Where the last payment differs. */
  readonly lastPayment?: Cents
  readonly unit: UnitPeriod
  readonly advancedOn: Day
  readonly firstDue: Day
}

/** The rate when the first payment comes after the given time; any whole number of terms may follow (Appendix J (c)(1) to (4)). */
export function rateAfterFirstPeriod(
  {
    amount,
    term,
    payment,
    firstPayment = payment,
    lastPayment = payment,
  }: Omit<Contract, 'unit' | 'advancedOn' | 'firstDue'>,
  { whole, part }: Duration,
  perYear: number,
): number | null {
  if (!Number.isInteger(term) || term < 1) return null
  const payments = Array.from({ length: term }, (_, at): Flow => {
    const due = at === 0 ? firstPayment : at === term - 1 ? lastPayment : payment
    return { amount: due, whole: whole + at, part }
  })
  return annualPercentageRate({ advances: [{ amount, whole: 0, part: 0 }], payments, perYear })
}

/**
 * The annual percentage rate of a contract, in percent and not rounded: the first period may be longer or shorter than the
 * others. `null` for a contract that `annualPercentageRate` has no answer for, whose first payment lies before the advance,
 * or that has no payment.
 *
 * @example
 * contractRate({ amount: toCents(6_000_00), term: 36, payment: toCents(200_00), unit: { kind: 'month', count: 1 }, advancedOn: day('1978-02-10'), firstDue: day('1978-04-01') })
 * // 11.82 (Appendix J (c)(1)(ii))
 */
export function contractRate({ unit, advancedOn, firstDue, ...contract }: Contract): number | null {
  const first = durationInUnits(advancedOn, firstDue, unit)
  return first === null ? null : rateAfterFirstPeriod(contract, first, unitPeriodsPerYear(unit))
}

/** How long a credit of one payment runs: below a year its own term is the unit-period (Appendix J (a)(2), (c)(5)). */
function singleTerm(from: Day, to: Day): { readonly time: Duration; readonly perYear: number } | null {
  const inYears = durationInUnits(from, to, { kind: 'month', count: 12 })
  if (inYears === null || daysBetween(from, to) === 0) return null
  if (inYears.whole > 0) return { time: inYears, perYear: 1 }
  return { time: { whole: 1, part: 0 }, perYear: 1 / inYears.part }
}

/**
 * The annual percentage rate of a credit that is paid back at once. Below a year the term itself is the unit-period, as
 * whole months or else as days of a year of 365; from a year on it is the year. `null` when it is paid back on the day of
 * the advance or before, or with less than was advanced.
 *
 * @example singlePaymentRate({ amount: toCents(1_000_00), payment: toCents(1_080_00), advancedOn: day('1978-01-03'), due: day('1978-09-15') })
 * // 11.45 (Appendix J (c)(5)(i))
 */
export function singlePaymentRate(credit: {
  readonly amount: Cents
  readonly payment: Cents
  readonly advancedOn: Day
  readonly due: Day
}): number | null {
  const term = singleTerm(credit.advancedOn, credit.due)
  if (term === null) return null
  return rateAfterFirstPeriod({ ...credit, term: 1 }, term.time, term.perYear)
}
