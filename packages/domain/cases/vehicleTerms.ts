import { toCents } from '../src/money/money'
import type { Holding, VehicleTerms } from '../src/payment/leaseFinance'

/** What the new hybrid is offered for: a loan of 66 months or a lease. */
export const vehicleTerms: VehicleTerms = {
  price: toCents(32_600_00),
  msrp: toCents(35_920_00),
  downPayments: null,
  finance: { apr: 3.9, defaultTerm: 66 },
  lease: { apr: 2.4, defaultTerm: null },
  yearlyRetention: 0.895,
}

/** What its buyer holds: a used Accord that is worth more than is owed on it. */
export const holding: Holding = {
  equity: toCents(8_481_00),
  defaultPayoff: toCents(15_869_00),
  paymentPayoff: toCents(-17_004_00),
  currentPayment: toCents(436_00),
  selectedPayoff: toCents(15_869_00),
}
