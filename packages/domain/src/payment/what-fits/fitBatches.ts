import { fitOf, type Fit, type FitQuestion } from './fit'
import type { OfferedCustomer, StockOffer } from './stockOffer'

/** The first answer is small, so that rows show at once; the others are large. */
export const batchSizes = { first: 100, next: 1_000 } as const

/**
 * What vehicles would cost a customer, a batch after the other as each is asked for. Whoever takes them can stop after any.
 *
 * @example for (const fits of fitBatches(offers, customer, question)) show(fits)
 */
export function* fitBatches(
  offers: readonly StockOffer[],
  customer: OfferedCustomer,
  question: FitQuestion,
): Generator<readonly Fit[], void, undefined> {
  let size: number = batchSizes.first
  for (let from = 0; from < offers.length; from += size, size = batchSizes.next)
    yield offers.slice(from, from + size).map((offer) => fitOf(offer, customer, question))
}
