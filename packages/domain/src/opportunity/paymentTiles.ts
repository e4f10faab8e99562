import { currentPayment } from '../deal/currentPayment'
import { hidesApr, hidesPaymentDifference } from '../deal/dealTypes'
import { paymentDifference } from '../deal/paymentDifference'
import { formatDollars, formatPercent } from '../money/format'
import { zeroCents, type Cents } from '../money/money'
import { defaultTermOf, quoteFor } from '../payment/lenderQuote'
import type { DealInformation, LeaseFinance, LenderQuote, VehicleInfo } from './sections'

/** One figure of the Payment card. */
export interface PaymentTile {
  readonly label: string
  /** Empty when it is unknown, or when the deal does not show it. */
  readonly value: string
  /** Good for the customer. */
  readonly tone?: 'good'
}

/** What the Payment card shows. */
export interface PaymentSummary {
  /** Equity, Now, the replacement's model, Difference. */
  readonly tiles: readonly [PaymentTile, PaymentTile, PaymentTile, PaymentTile]
  /** The terms of the replacement's payment: `66 months · 3.9% · $0 down`; empty without one. */
  readonly caption: string
}

const tile = (label: string, amount: Cents | null, isGood: (amount: Cents) => boolean): PaymentTile => ({
  label,
  value: formatDollars(amount),
  ...(amount !== null && isGood(amount) ? { tone: 'good' } : {}),
})

const plain = (): boolean => false

function captionOf(quote: LenderQuote | null, deal: DealInformation | null): string {
  const term = defaultTermOf(quote)
  if (quote === null || term === null) return ''
  const apr = deal !== null && hidesApr(deal) ? '' : formatPercent(quote.apr)
  const down = `${formatDollars(quote.downPayments[0] ?? zeroCents)} down`
  return [`${term.term} months`, apr, down].filter((part) => part !== '').join(' · ')
}

/** The sections that the payments of a customer are read from; `null` for one that is not there. */
export interface PaymentSections {
  readonly leaseFinance: LeaseFinance | null
  readonly dealInformation: DealInformation | null
}

/** The quote that the deal asks for, and what the customer pays now: the lender's word where the deal has none. */
function paymentsOf({ leaseFinance, dealInformation: deal }: PaymentSections) {
  const quote = quoteFor(leaseFinance, deal)
  return { quote, now: currentPayment(deal) ?? quote?.currentPayment ?? null }
}

/**
 * How much the monthly payment would change, as the Payment card shows it (O-312); `null` for Cash and Conquest deals, and
 * where it is not known (O-112, OP-066).
 *
 * @example offeredDifference({ leaseFinance, dealInformation }) // -29_00
 */
export function offeredDifference(sections: PaymentSections): Cents | null {
  const { dealInformation: deal } = sections
  if (deal !== null && hidesPaymentDifference(deal)) return null
  const { quote, now } = paymentsOf(sections)
  return paymentDifference(quote?.payments ?? [], now)
}

/**
 * The four figures of the Payment card and the terms behind them. The difference is the first payment of the default term
 * minus the present payment, both as they are shown (O-312); it is blank for Cash and Conquest deals (O-112, OP-066), and good when the customer
 * would pay less. The APR of a lease is hidden (O-111, OP-067).
 *
 * @example paymentTiles({ leaseFinance, dealInformation, vehicleInfo }).caption // '66 months · 3.9% · $0 down'
 */
export function paymentTiles({
  leaseFinance,
  dealInformation: deal,
  vehicleInfo,
}: PaymentSections & { readonly vehicleInfo: VehicleInfo | null }): PaymentSummary {
  const sections = { leaseFinance, dealInformation: deal }
  const { quote, now } = paymentsOf(sections)
  const difference = offeredDifference(sections)
  return {
    tiles: [
      tile('Equity', vehicleInfo?.currentVehicle.equityAmount ?? null, (amount) => amount > 0),
      tile('Now', now, plain),
      tile(
        vehicleInfo?.replacementVehicle?.model ?? 'Replacement',
        defaultTermOf(quote)?.monthlyPayments[0] ?? null,
        plain,
      ),
      tile('Difference', difference, (amount) => amount < 0),
    ],
    caption: captionOf(quote, deal),
  }
}
