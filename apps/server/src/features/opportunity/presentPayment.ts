import { paymentPayoff } from '@retain/domain/deal/paymentPayoff'
import type { TermPayments } from '@retain/domain/deal/paymentDifference'
import type { Cents } from '@retain/domain/money/money'
import type { LeaseFinance, LenderQuote } from '@retain/domain/opportunity/sections'
import { downPaymentsFor, financeQuote, leaseQuote, type Offer } from '@retain/domain/payment/quotes'
import { centsOf } from '../../db/money'
import type { StoredPaymentBasis } from './paymentQueries'

/**
 * The payment section in the words of the contract: the quotes of the replacement with the equity put into the deal
 * (Equity, the one in use; OP-082). There is none without a replacement, its price or the equity.
 */
export function presentPayment(row: StoredPaymentBasis): LeaseFinance {
  const defaultPayoff = centsOf(row.payoff_cents)
  return {
    financeLender: financeLenderOf(row),
    leaseLender: leaseLenderOf(row),
    selectedPayoff: defaultPayoff,
  }
}

function financeLenderOf(row: StoredPaymentBasis): LenderQuote | null {
  const offer = offerOf(row, downPaymentsFor('finance', row.down_payment_cents))
  if (offer === null || row.finance_apr === null) return null
  const rate = { apr: row.finance_apr, defaultTerm: row.finance_default_term }
  return lenderQuote(row, offer, rate.apr, financeQuote(offer, rate))
}

function leaseLenderOf(row: StoredPaymentBasis): LenderQuote | null {
  const offer = offerOf(row, downPaymentsFor('lease', row.down_payment_cents))
  const msrp = centsOf(row.msrp_cents)
  const { yearly_retention: yearlyRetention, lease_apr: apr } = row
  if (offer === null || msrp === null || yearlyRetention === null || apr === null) return null
  const rate = { apr, defaultTerm: row.lease_default_term }
  return lenderQuote(row, offer, apr, leaseQuote(offer, rate, { msrp, yearlyRetention }))
}

function offerOf(row: StoredPaymentBasis, downPayments: readonly Cents[]): Offer | null {
  const price = centsOf(row.selling_price_cents)
  const equity = centsOf(row.equity_cents)
  return price === null || equity === null ? null : { price, equity, downPayments }
}

function lenderQuote(
  row: StoredPaymentBasis,
  { downPayments }: Offer,
  apr: number,
  payments: readonly TermPayments[],
): LenderQuote {
  const currentPayment = centsOf(row.current_payment_cents)
  return {
    payments,
    currentPayment,
    downPayments,
    defaultPayoff: centsOf(row.payoff_cents),
    paymentPayoff: paymentPayoff(row.payments_left, currentPayment),
    apr,
  }
}
