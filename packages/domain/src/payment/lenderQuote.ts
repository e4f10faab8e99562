import { isLease, type DealTyped } from '../deal/dealTypes'
import type { TermPayments } from '../deal/paymentDifference'
import type { LeaseFinance, LenderQuote } from '../opportunity/sections'
import type { QuoteKind } from './paymentTerms'

/**
 * The kind of quote that fits a deal: a lease for a lease, else a loan (OP-067).
 *
 * @example quoteKindOf({ dealType: 'ConquestLease', dealTypeCode: null }) // 'lease'
 */
export const quoteKindOf = (deal: DealTyped): QuoteKind => (isLease(deal) ? 'lease' : 'finance')

/**
 * The quote that fits a deal: a lease lender's for a lease, else a finance lender's; the other where there is but one.
 * `null` where there is none.
 *
 * @example quoteFor(leaseFinance, { dealType: 'Lease', dealTypeCode: null })?.apr
 */
export function quoteFor(payment: LeaseFinance | null, deal: DealTyped | null): LenderQuote | null {
  const { financeLender = null, leaseLender = null } = payment ?? {}
  return deal !== null && quoteKindOf(deal) === 'lease'
    ? (leaseLender ?? financeLender)
    : (financeLender ?? leaseLender)
}

/**
 * The term that a quote leads with: the one that was chosen, where it is quoted, else the default term; `null` where there is none.
 *
 * @param chosen months; `null` for none.
 * @example leadTermOf(quote, 72)?.term // 72
 */
export const leadTermOf = (quote: LenderQuote | null, chosen: number | null): TermPayments | null =>
  quote?.payments.find(({ term }) => term === chosen) ?? defaultTermOf(quote)

/**
 * The default term of a quote with its payments; `null` where none is marked (O-288).
 *
 * @example defaultTermOf(quote)?.term // 66
 */
export const defaultTermOf = (quote: LenderQuote | null): TermPayments | null =>
  quote?.payments.find(({ isDefault }) => isDefault) ?? null
