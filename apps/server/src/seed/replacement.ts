import { paymentDifference, type TermPayments } from '@retain/domain/deal/paymentDifference'
import { toCents, type Cents } from '@retain/domain/money/money'
import { halfUp } from '@retain/domain/money/rounding'
import { leasePayment, moneyFactor } from '@retain/domain/payment/lease'
import { levelPayment } from '@retain/domain/payment/loan'
import { newestYear, type CatalogueModel } from './catalogue'
import type { Random } from './random'
import { stickerPrice, yearlyRetention } from './valuation'

const financeTerm = 60
const leaseTerm = 36

/** A quote of one term, which is the default one. */
const quote = (term: number, payment: number): readonly TermPayments[] => [
  { term, isDefault: true, monthlyPayments: [toCents(Math.max(0, payment))] },
]

/** How much more the newest model of the same kind would cost a month, by loan and by lease. */
export interface PaymentDifferences {
  readonly finance: Cents | null
  readonly lease: Cents | null
}

/**
 * The payment differences to a plain new one of the same model, with the equity put into the deal (OP-083, O-312).
 * Unknown where the equity or the present payment is.
 */
export function paymentDifferences(
  random: Random,
  model: CatalogueModel,
  equityAmount: Cents | null,
  currentPayment: Cents | null,
): PaymentDifferences {
  if (equityAmount === null) return { finance: null, lease: null }
  const sticker = stickerPrice(model, newestYear(model), random.between(0, 0.45))
  const price = halfUp(sticker * random.between(0.9, 0.99))
  const rate = Math.round(random.between(2.9, 7.4) * 100) / 100
  const amount = toCents(Math.max(0, price - equityAmount))
  const residual = toCents(halfUp(sticker * 0.94 * yearlyRetention(model.make) ** (leaseTerm / 12)))
  const finance = levelPayment({ amount, annualRate: rate, term: financeTerm })
  const lease = leasePayment({
    capitalisedCost: amount,
    residual,
    term: leaseTerm,
    moneyFactor: moneyFactor(Math.max(0.5, rate - 1.5)),
  })
  return {
    finance: paymentDifference(quote(financeTerm, finance), currentPayment),
    lease: paymentDifference(quote(leaseTerm, lease), currentPayment),
  }
}
