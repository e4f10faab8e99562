import { toCents, type Cents } from '../money/money'
import { exactHalfUp, fractionOf } from '../money/exactRounding'
import { halfUp } from '../money/rounding'
import { exactMonthlyRate } from './annuity'
import { levelPayment, type Loan } from './loan'

/** How the odd days before the first regular month earn interest: added once, or compounded like a part of a month. */
export type OddInterest = 'simple' | 'compound'

/** A month of a loan has 30 days where days are counted (12 CFR 1026, Appendix J (b)(5)). */
export const daysOfMonth = 30

/**
 * What is owed when the first regular month of a loan begins: the amount and the interest of the odd days before it, in
 * months of 30 days, rounded half up to the cent. Nothing is added for no days or fewer.
 *
 * @throws RangeError when the amount is beyond what cents can hold.
 * @example amountAfterOddDays({ amount: toCents(4_500_00), annualRate: 5 }, 16, 'simple') // 4_510_00
 */
export function amountAfterOddDays(
  { amount, annualRate }: Pick<Loan, 'amount' | 'annualRate'>,
  oddDays: number,
  interest: OddInterest,
): Cents {
  const days = Math.max(0, oddDays)
  const rate = annualRate / 1200
  // A root of a rate has no end, so that a compounded amount is never exactly a half.
  if (interest === 'compound') return toCents(halfUp(amount * (1 + rate) ** (days / daysOfMonth)))
  return toCents(
    exactHalfUp(amount * (1 + (rate * days) / daysOfMonth), () =>
      exactMonthlyRate(annualRate).mul(fractionOf(days)).div(daysOfMonth).add(1).mul(amount),
    ),
  )
}

/**
 * The level monthly payment of a loan whose first regular month begins so many days after the money was lent.
 *
 * @throws RangeError as `levelPayment`.
 * @example levelPaymentAfterOddDays({ amount: toCents(4_500_00), annualRate: 5, term: 36 }, 16, 'compound') // 135_17
 */
export const levelPaymentAfterOddDays = (loan: Loan, oddDays: number, interest: OddInterest): Cents =>
  levelPayment({ ...loan, amount: amountAfterOddDays(loan, oddDays, interest) })
