import { toCents, type Cents } from '../money/money'
import { exactHalfUp, fractionOf } from '../money/exactRounding'
import { annuity, discount, exactAnnuity, exactMonthlyRate } from './annuity'

/** A lease by its yield: the rate at which all payments and the residual are worth the cost. */
export interface YieldLease {
  /** What the lessor puts in. */
  readonly cost: Cents
  /** What the vehicle is sold for at the end. */
  readonly residual: Cents
  /** Number of monthly payments, those in advance included. */
  readonly term: number
  /** How many payments are made on the first day: 0 with payments at the end of each month, 1 at its beginning. */
  readonly inAdvance: number
}

function checked(lease: YieldLease): YieldLease {
  const { term, inAdvance } = lease
  if (!Number.isInteger(term) || term < 1) throw new RangeError('A term is a whole number of payments')
  if (!Number.isInteger(inAdvance) || inAdvance < 0 || inAdvance > term)
    throw new RangeError('No more payments can be made in advance than the lease has')
  return lease
}

/**
 * The payment at a rate a month, not rounded: what the residual does not repay, over the payments that are still to
 * come.
 */
function paymentAt({ cost, residual, term, inAdvance }: YieldLease, rate: number): number {
  return (cost - residual * (1 + rate) ** -term) / (annuity(rate, term - inAdvance) + inAdvance)
}

/** As `paymentAt`, exactly, at a rate in percent a year. */
function exactPaymentAt({ cost, residual, term, inAdvance }: YieldLease, annualRate: number) {
  const rate = exactMonthlyRate(annualRate)
  return fractionOf(cost)
    .sub(discount(rate, term).mul(residual))
    .div(exactAnnuity(rate, term - inAdvance).add(inAdvance))
}

/**
 * The monthly payment that gives a lessor so many percent a year, rounded half up to the cent.
 *
 * @throws RangeError for a term below 1, or more payments in advance than there are.
 * @example yieldLeasePayment({ cost: toCents(750_00), residual: toCents(0), term: 12, inAdvance: 3 }, 10) // 64_45
 */
export const yieldLeasePayment = (lease: YieldLease, annualRate: number): Cents =>
  toCents(exactHalfUp(paymentAt(checked(lease), annualRate / 1200), () => exactPaymentAt(lease, annualRate)))

/** The upper bound of the bisection, a month. */
const largestRate = 1e3

/**
 * The percent a year that a lease gives its lessor, not rounded: the lowest rate that answers, so 0 when exactly the
 * cost comes back. `null` when less comes back, and when no rate answers: a payment beyond all measure, or more than
 * the cost when all of it is paid on the first day.
 *
 * @throws RangeError as `yieldLeasePayment`.
 * @example leaseYield({ cost: toCents(24_000_00), residual: toCents(12_000_00), term: 36, inAdvance: 1 }, toCents(488_53)) // 10.354…
 */
export function leaseYield(lease: YieldLease, payment: Cents): number | null {
  checked(lease)
  if (paymentAt(lease, 0) > payment) return null
  let low = 0
  let high = 1
  while (paymentAt(lease, high) < payment) {
    if (high > largestRate) return null
    high *= 2
  }
  for (let middle = (low + high) / 2; low < middle && middle < high; middle = (low + high) / 2) {
    if (paymentAt(lease, middle) < payment) low = middle
    else high = middle
  }
  return low * 1200
}
