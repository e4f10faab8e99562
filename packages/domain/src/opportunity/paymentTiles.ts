import { noCurrentVehicleEdits } from '../deal/currentVehicleEdits'
import { hidesApr } from '../deal/dealTypes'
import { noReplacementEdits } from '../deal/replacementEdits'
import type { Explained } from '../explanation/explained'
import { explainEquity } from '../explanation/explainEquity'
import { explainPayments, type ExplainedSections } from '../explanation/explainPayment'
import { formatDollars, formatPercent } from '../money/format'
import { zeroCents, type Cents } from '../money/money'
import { defaultTermOf, quoteFor } from '../payment/lenderQuote'
import type { DealInformation, LenderQuote } from './sections'

/** One figure of the Payment card. */
export interface PaymentTile {
  readonly label: string
  /** Empty when it is unknown, or when the deal does not show it. */
  readonly value: string
  /** The amount with how it comes about; `null` with an empty value. */
  readonly explained: Explained | null
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

const tile = (
  label: string,
  explained: Explained | null,
  isGood: (amount: Cents) => boolean,
): PaymentTile => ({
  label,
  value: formatDollars(explained?.amount ?? null),
  explained,
  ...(explained !== null && isGood(explained.amount) ? { tone: 'good' } : {}),
})

const plain = (): boolean => false

function captionOf(quote: LenderQuote | null, deal: DealInformation | null): string {
  const term = defaultTermOf(quote)
  if (quote === null || term === null) return ''
  const apr = deal !== null && hidesApr(deal) ? '' : formatPercent(quote.apr)
  const down = `${formatDollars(quote.downPayments[0] ?? zeroCents)} down`
  return [`${term.term} months`, apr, down].filter((part) => part !== '').join(' · ')
}

/**
 * How much the monthly payment would change, as the Payment card shows it (O-312); `null` for Cash and Conquest deals, and
 * where it is not known (O-112, OP-066).
 *
 * @example offeredDifference({ leaseFinance, dealInformation }) // -29_00
 */
export const offeredDifference = (
  sections: Pick<ExplainedSections, 'leaseFinance' | 'dealInformation'>,
): Cents | null =>
  explainPayments({
    ...sections,
    vehicleInfo: null,
    currentEdits: noCurrentVehicleEdits,
    replacementEdits: noReplacementEdits,
  }).difference?.amount ?? null

/**
 * The four figures of the Payment card, each with how it comes about, and the terms behind them. The difference is the first payment
 * of the default term minus the present payment, both as they are shown (O-312); it is blank for Cash and Conquest deals (O-112,
 * OP-066), and good when the customer would pay less. The APR of a lease is hidden (O-111, OP-067).
 *
 * @example paymentTiles({ ...sections, currentEdits, replacementEdits }).caption // '66 months · 3.9% · $0 down'
 */
export function paymentTiles(sections: ExplainedSections): PaymentSummary {
  const { leaseFinance, dealInformation: deal, vehicleInfo, currentEdits } = sections
  const { now, payment, difference } = explainPayments(sections)
  const equity = vehicleInfo === null ? null : explainEquity(vehicleInfo.currentVehicle, currentEdits)
  return {
    tiles: [
      tile('Equity', equity, (amount) => amount > 0),
      tile('Now', now, plain),
      tile(vehicleInfo?.replacementVehicle?.model ?? 'Replacement', payment, plain),
      tile('Difference', difference, (amount) => amount < 0),
    ],
    caption: captionOf(quoteFor(leaseFinance, deal), deal),
  }
}
