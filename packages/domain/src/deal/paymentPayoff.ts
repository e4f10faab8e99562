import { toCents, type Cents } from '../money/money'

/**
 * What the payments that are left come to, as money that goes out: payments times the negative payment (O-309, O-310).
 * `null` when one of the two is unknown.
 *
 * @example paymentPayoff(10, toCents(300_00)) // -3_000_00
 */
export const paymentPayoff = (numberOfPayments: number | null, payment: Cents | null): Cents | null =>
  numberOfPayments === null || payment === null ? null : toCents(-1 * numberOfPayments * payment)
