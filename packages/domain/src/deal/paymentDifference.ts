import { subtractCents, type Cents } from '../money/money'
import { inWholeDollars } from '../money/dollars'

/** What one term of a finance or lease quote would cost a month, one payment per down payment offered. */
export interface TermPayments {
  readonly term: number
  readonly isDefault: boolean
  readonly monthlyPayments: readonly Cents[]
}

/**
 * One payment less the present one, both in whole dollars as they are shown (O-312); `null` where one of them is not known.
 *
 * @example wholeDollarDifference(toCents(406_62), toCents(436_12)) // -29_00
 */
export const wholeDollarDifference = (payment: Cents | null, currentPayment: Cents | null): Cents | null =>
  payment === null || currentPayment === null
    ? null
    : subtractCents(inWholeDollars(payment), inWholeDollars(currentPayment))

/**
 * How much the monthly payment would change: the first payment of the default term minus the present payment (O-312), both in
 * whole dollars as they are shown, so that the three figures agree: from $364 to $562 it is $198, whatever the cents.
 * Finance and lease differ only in the quote that is given. `null` without a default term, its payment or a present
 * payment.
 *
 * @example paymentDifference([{ term: 60, isDefault: true, monthlyPayments: [toCents(410_00)] }], toCents(400_00)) // 10_00
 */
export function paymentDifference(
  quote: readonly TermPayments[],
  currentPayment: Cents | null,
): Cents | null {
  const first = quote.find(({ isDefault }) => isDefault)?.monthlyPayments[0] ?? null
  return wholeDollarDifference(first, currentPayment)
}
