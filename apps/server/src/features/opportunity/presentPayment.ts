import { paymentPayoff } from '@retain/domain/deal/paymentPayoff'
import { toCents } from '@retain/domain/money/money'
import type { LeaseFinance } from '@retain/domain/opportunity/sections'
import type { DeskingTerms } from '@retain/domain/payment/desking/deskingTerms'
import { leaseFinanceFor, type Holding, type VehicleTerms } from '@retain/domain/payment/leaseFinance'
import { centsOf } from '../../db/money'
import type { StoredPaymentBasis, StoredPaymentTerms } from './paymentQueries'

/**
 * The payment section in the words of the contract: the quotes of the replacement with the equity put into the deal
 * (Equity, the one in use; OP-082). There is none without a replacement, its price or the equity.
 *
 * @param desking the terms of the store.
 */
export const presentPayment = (row: StoredPaymentBasis, desking?: DeskingTerms): LeaseFinance =>
  leaseFinanceFor(termsOf(row, desking), holdingOf(row))

/**
 * What a vehicle is offered for.
 *
 * @param desking the terms of its store.
 */
export const termsOf = (row: StoredPaymentTerms, desking?: DeskingTerms): VehicleTerms => ({
  desking,
  price: centsOf(row.selling_price_cents),
  msrp: centsOf(row.msrp_cents),
  downPayments: row.down_payment_cents?.map(toCents) ?? null,
  finance: { apr: row.finance_apr, defaultTerm: row.finance_default_term },
  lease: { apr: row.lease_apr, defaultTerm: row.lease_default_term },
  yearlyRetention: row.yearly_retention,
})

/** What the customer holds. */
export function holdingOf(row: StoredPaymentBasis): Holding {
  const defaultPayoff = centsOf(row.payoff_cents)
  const currentPayment = centsOf(row.current_payment_cents)
  const vehicleValue = centsOf(row.vehicle_value_cents)
  return {
    equity: centsOf(row.equity_cents),
    defaultPayoff,
    paymentPayoff: paymentPayoff(row.payments_left, currentPayment),
    currentPayment,
    selectedPayoff: defaultPayoff,
    ...(vehicleValue === null ? {} : { vehicleValue }),
  }
}
