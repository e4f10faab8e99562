import { addCents, toCents, type Cents } from '../money/money'
import { exactHalfUp, fractionOf } from '../money/exactRounding'
import { annuity, exactAnnuity, exactMonthlyRate } from './annuity'

/** A loan with level monthly payments. */
export interface Loan {
  /** What was borrowed. */
  readonly amount: Cents
  /** Percent a year: 4.9. */
  readonly annualRate: number
  /** Number of monthly payments. */
  readonly term: number
  /** Whether payments are due at the end of each month (the default) or at its beginning. */
  readonly due?: 'end' | 'begin'
}

/** One month of a loan: what the payment was made of and what is still owed after it. */
export interface LoanPeriod {
  /** Counted from 1. */
  readonly number: number
  readonly interest: Cents
  readonly principal: Cents
  readonly balance: Cents
}

const monthlyRate = (loan: Loan): number => loan.annualRate / 1200

function checked(loan: Loan): Loan {
  if (!Number.isInteger(loan.term) || loan.term < 1)
    throw new RangeError('A term is a whole number of payments')
  if (!(loan.annualRate >= 0) || loan.amount < 0)
    throw new RangeError('A rate and an amount are not negative')
  return loan
}

/**
 * The level monthly payment, rounded half up to the cent.
 *
 * @throws RangeError for a term below 1, a negative rate or a negative amount.
 * @example levelPayment({ amount: toCents(20_000_00), annualRate: 4, term: 60 }) // 368_33
 */
export function levelPayment(loan: Loan): Cents {
  const { amount, term, due, annualRate } = checked(loan)
  const rate = monthlyRate(loan)
  const atEnd = amount / annuity(rate, term)
  const exact = () => {
    const exactRate = exactMonthlyRate(annualRate)
    const exactAtEnd = fractionOf(amount).div(exactAnnuity(exactRate, term))
    return due === 'begin' ? exactAtEnd.div(exactRate.add(1)) : exactAtEnd
  }
  return toCents(exactHalfUp(due === 'begin' ? atEnd / (1 + rate) : atEnd, exact))
}

/**
 * Every month of a loan. Interest is rounded half up each month, as lenders book it; the last payment takes what is
 * left, so that the balance ends at exactly nothing.
 *
 * @throws RangeError as `levelPayment`.
 */
export function loanSchedule(loan: Loan): readonly LoanPeriod[] {
  const payment = levelPayment(loan)
  const rate = monthlyRate(loan)
  const periods: LoanPeriod[] = []
  let owed = loan.amount
  for (let number = 1; number <= loan.term; number += 1) {
    const before = owed
    const interest = toCents(
      loan.due === 'begin' && number === 1
        ? 0
        : exactHalfUp(before * rate, () => exactMonthlyRate(loan.annualRate).mul(before)),
    )
    const principal = toCents(number === loan.term ? owed : Math.min(owed, payment - interest))
    owed = toCents(owed - principal)
    periods.push({ number, interest, principal, balance: owed })
  }
  return periods
}

/**
 * What is still owed after a number of payments.
 *
 * @throws RangeError as `levelPayment`, and when more payments are counted than the loan has.
 * @example balanceAfter({ amount: toCents(180_000_00), annualRate: 7.75, term: 360 }, 12) // 178_420_18
 */
export function balanceAfter(loan: Loan, payments: number): Cents {
  if (payments === 0) return checked(loan).amount
  const period = loanSchedule(loan)[payments - 1]
  if (!period) throw new RangeError('A loan has no such payment')
  return period.balance
}

/**
 * The interest of the payments from one number to another, both counted from 1 and both included; nothing for numbers that
 * the loan does not have.
 *
 * @throws RangeError as `levelPayment`.
 * @example interestPaid({ amount: toCents(180_000_00), annualRate: 7.75, term: 360 }, 1, 12) // 13_894_66
 */
export const interestPaid = (loan: Loan, from: number, to: number): Cents =>
  addCents(
    ...loanSchedule(loan)
      .filter(({ number }) => number >= from && number <= to)
      .map(({ interest }) => interest),
  )

/**
 * What ends the loan today: the balance and the interest of the days since the last payment, on a year of 365 days.
 *
 * @throws RangeError as `balanceAfter`.
 * @example payoff({ amount: toCents(20_000_00), annualRate: 4, term: 60 }, 24, 10) // 12_489_33, the "10-day payoff"
 */
export function payoff(loan: Loan, payments: number, daysSince = 0): Cents {
  const balance = balanceAfter(loan, payments)
  const interest = exactHalfUp((balance * loan.annualRate * daysSince) / 36_500, () =>
    fractionOf(loan.annualRate).mul(balance).mul(fractionOf(daysSince)).div(36_500),
  )
  return toCents(balance + interest)
}
