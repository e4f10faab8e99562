import { zeroCents } from '@retain/domain/money/money'
import {
  amountFinanced,
  capitalizedCost,
  paidAtSigning,
  salesTax,
} from '@retain/domain/payment/desking/amountFinanced'
import { leaseFinanceFor, paymentDifferencesFor, vehicleValueOf } from '@retain/domain/payment/leaseFinance'
import type { LenderQuote } from '@retain/domain/opportunity/sections'
import { seededDeal, type SeededDeal } from './seededDeal.ts'

const centsOf = (quote: LenderQuote | null): readonly number[] =>
  quote === null
    ? []
    : [...quote.payments.flatMap(({ monthlyPayments }) => monthlyPayments), ...(quote.residuals ?? [])]

/** What is financed without money down, and what the sales tax and what is paid at signing come to. */
function financedCents({ terms, holding }: SeededDeal): readonly number[] {
  const { price, desking } = terms
  const { equity } = holding
  if (price === null || equity === null) return []
  const deal = { price, equity, vehicleValue: vehicleValueOf(holding), desking }
  return [
    salesTax(deal),
    paidAtSigning(deal),
    amountFinanced(deal, zeroCents),
    capitalizedCost(deal, zeroCents),
  ]
}

/**
 * Every amount that the deal of a number comes to, in cents: what is financed of it, the payments of a loan and of a lease,
 * residuals, differences.
 */
export function dealPayments(seed: number): readonly number[] {
  const deal = seededDeal(seed)
  const { terms, holding } = deal
  const { financeLender, leaseLender } = leaseFinanceFor(terms, holding)
  const { finance, lease } = paymentDifferencesFor(terms, holding)
  return [
    ...financedCents(deal),
    ...centsOf(financeLender),
    ...centsOf(leaseLender),
    finance ?? 0,
    lease ?? 0,
  ]
}

/** What a run of deals comes to: how many amounts, and a hash that no changed cent leaves as it is (FNV-1a, twice 32 bits). */
export interface Digest {
  readonly amounts: number
  readonly hash: string
}

/** The digest of the deals from one number up to another, which is not included. */
export function digestOf(from: number, to: number): Digest {
  let [one, other, amounts] = [0x811c9dc5, 0x01000193, 0]
  for (let seed = from; seed < to; seed += 1)
    for (const cents of dealPayments(seed)) {
      one = Math.imul(one ^ cents, 0x01000193)
      other = Math.imul(other ^ (cents + amounts), 0x85ebca6b)
      amounts += 1
    }
  return { amounts, hash: `${(one >>> 0).toString(16)}-${(other >>> 0).toString(16)}` }
}
