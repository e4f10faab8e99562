import type { DealTyped } from '../../deal/dealTypes'
import type { Cents } from '../../money/money'
import type { LeaseFinance } from '../../opportunity/sections'
import { defaultTermOf, quoteFor } from '../lenderQuote'

/** The two sides of the toggle of a column: what is counted against the present vehicle's value (OP-082). */
export const bases = ['Equity', 'Payoff'] as const

/** Equity counts the estimated payoff, Payoff the remaining payments. */
export type Basis = (typeof bases)[number]

/** What the playground says about the two (OP-082, O-280). */
export const basisExplanation =
  'Equity counts the Est Payoff against the Vehicle Value, Payoff the remaining payments. Each column starts with the lower payment.'

/** The payment that a basis is judged by: the first of the default term, of the quote that fits the deal. */
const judgedPayment = (quoted: LeaseFinance | null, deal: DealTyped): Cents | null =>
  defaultTermOf(quoteFor(quoted, deal))?.monthlyPayments[0] ?? null

/**
 * Whether the toggle starts at Payoff: where its monthly payment is the lower one, or the only one that is known. A tie and
 * two unknown payments start at Equity (O-280, OP-082). The payments compared are the first of the default term.
 *
 * @example startsAtPayoff(leaseFinance, optionalLeaseFinance, deal) // true, when Payoff asks for 390 and Equity for 407
 */
export function startsAtPayoff(
  leaseFinance: LeaseFinance | null,
  optionalLeaseFinance: LeaseFinance | null,
  deal: DealTyped,
): boolean {
  const byEquity = judgedPayment(leaseFinance, deal)
  const byPayments = judgedPayment(optionalLeaseFinance, deal)
  return byPayments !== null && (byEquity === null || byPayments < byEquity)
}
