import fc from 'fast-check'
import { daysLater, type Day } from '../src/calendar/day'
import { toCents, type Cents } from '../src/money/money'
import { firstPaymentDays, type FirstPaymentDates } from '../src/payment/desking/firstPayment'
import { neutralDesking, type DeskingTerms } from '../src/payment/desking/deskingTerms'

/** A store in a state that taxes less the trade-in, with fees of its own. */
export const taxedDesking: DeskingTerms = {
  ...neutralDesking,
  salesTaxRate: 6.25,
  tradeReducesTax: true,
  fees: toCents(385_50),
  incentives: toCents(1_500_00),
}

const amount = (most: number): fc.Arbitrary<Cents> => fc.integer({ min: 0, max: most }).map(toCents)

/** Whatever first payment a loan can have. */
export const anyFirstPayment: fc.Arbitrary<FirstPaymentDates> = fc
  .tuple(fc.integer({ min: 0, max: 1_500 }), fc.integer({ min: 0, max: 55 }))
  .map(([after, later]) => {
    const signedOn = daysLater('2024-01-01' as Day, after)
    return { signedOn, on: daysLater(firstPaymentDays(signedOn).from, later) }
  })

/** Whatever terms a store can have that knows no date. */
export const anyDesking: fc.Arbitrary<DeskingTerms> = fc.record({
  salesTaxRate: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1_000),
  ),
  tradeReducesTax: fc.boolean(),
  fees: amount(5_000_00),
  incentives: amount(20_000_00),
  incentivesTaxed: fc.boolean(),
  rollsNegativeEquity: fc.boolean(),
  daysToFirstPayment: fc.integer({ min: 30, max: 90 }),
  chargesOddDays: fc.boolean(),
})
