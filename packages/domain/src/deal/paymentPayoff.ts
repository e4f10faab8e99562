import { toCents, type Cents } from '../money/money'

/**
 * What the payments that are left come to, as money that goes out: payments times the negative payment (O-309, O-310).
 * `null` when one of the two is unknown, and when they are no whole number of payments or come to more than cents can hold.
 *
 * @example paymentPayoff(10, toCents(300_00)) // -3_000_00
 */
export function paymentPayoff(numberOfPayments: number | null, payment: Cents | null): Cents | null {
  if (numberOfPayments === null || payment === null || !Number.isInteger(numberOfPayments)) return null
  const total = -1 * numberOfPayments * payment
  return Number.isSafeInteger(total) ? toCents(total) : null
}
