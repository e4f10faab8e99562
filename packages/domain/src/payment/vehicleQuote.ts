import type { TermPayments } from '../deal/paymentDifference'
import { negateCents, toCents, type Cents } from '../money/money'
import type { LeaseFinance, LenderQuote } from '../opportunity/sections'
import { downPaymentsFor, financeQuote, leaseQuote, type Offer } from './quotes'
import type { QuoteKind } from './paymentTerms'

/** What a lender asks for a vehicle; `null` for what it does not name. */
export interface LenderTerms {
  /** Percent a year. */
  readonly apr: number | null
  /** In months. */
  readonly defaultTerm: number | null
}

/** What a vehicle is offered for; without a price nothing is quoted. */
export interface VehicleTerms extends Readonly<Record<QuoteKind, LenderTerms>> {
  readonly price: Cents | null
  readonly msrp: Cents | null
  /** Whole cents; `null` and none at all for the usual ones (O-313, OP-085). */
  readonly downPayments: readonly number[] | null
  /** The share of its value that the vehicle keeps each year, for the residual of a lease. */
  readonly yearlyRetention: number | null
}

/** What the customer holds: what the present vehicle brings into the deal, and how it is reckoned. */
export interface Holding {
  readonly equity: Cents | null
  /** The estimated payoff, which Equity counts against the vehicle's value (OP-082). */
  readonly defaultPayoff: Cents | null
  /** The remaining payments, which Payoff counts; negative as money that goes out (O-309). */
  readonly paymentPayoff: Cents | null
  readonly currentPayment: Cents | null
  /** The payoff in use (O-088). */
  readonly selectedPayoff: Cents | null
}

/** The highest rate that is quoted, in percent a year: above it a lender's figure is a mistake. */
export const maximumApr = 100

/** Whether a rate can be quoted: 0 to 100 percent a year. */
export const isApr = (apr: number | null): apr is number => apr !== null && apr >= 0 && apr <= maximumApr

/** The longest term that is quoted, in months. */
const longestTerm = 120

const termOf = (term: number | null): number | null =>
  term !== null && Number.isInteger(term) && term >= 1 && term <= longestTerm ? term : null

const offerOf = (terms: VehicleTerms, holding: Holding, kind: QuoteKind): Offer | null =>
  terms.price === null || holding.equity === null
    ? null
    : {
        price: terms.price,
        equity: holding.equity,
        downPayments: downPaymentsFor(kind, terms.downPayments),
      }

const lenderQuote = (
  { downPayments }: Offer,
  { defaultPayoff, paymentPayoff, currentPayment }: Holding,
  apr: number,
  payments: readonly TermPayments[],
): LenderQuote => ({ payments, currentPayment, downPayments, defaultPayoff, paymentPayoff, apr })

function financeLenderOf(terms: VehicleTerms, holding: Holding): LenderQuote | null {
  const offer = offerOf(terms, holding, 'finance')
  const { apr, defaultTerm } = terms.finance
  if (offer === null || !isApr(apr)) return null
  return lenderQuote(offer, holding, apr, financeQuote(offer, { apr, defaultTerm: termOf(defaultTerm) }))
}

function leaseLenderOf(terms: VehicleTerms, holding: Holding): LenderQuote | null {
  const offer = offerOf(terms, holding, 'lease')
  const { msrp, yearlyRetention } = terms
  const { apr, defaultTerm } = terms.lease
  if (offer === null || msrp === null || yearlyRetention === null || !isApr(apr)) return null
  const rate = { apr, defaultTerm: termOf(defaultTerm) }
  return lenderQuote(offer, holding, apr, leaseQuote(offer, rate, { msrp, yearlyRetention }))
}

/**
 * What a vehicle costs a month, by loan and by lease, with what the present vehicle brings into the deal (O-087, OP-083).
 * A lender who names no rate, or none from 0 to 100 percent, quotes nothing; a lease needs the sticker price and the
 * retention as well.
 *
 * @example leaseFinanceFor(terms, holding).financeLender?.payments.length // 9
 */
export const leaseFinanceFor = (terms: VehicleTerms, holding: Holding): LeaseFinance => ({
  financeLender: financeLenderOf(terms, holding),
  leaseLender: leaseLenderOf(terms, holding),
  selectedPayoff: holding.selectedPayoff,
})

/** What the vehicle is worth by equity and payoff; unknown where one of the two is. */
const valueOf = ({ equity, defaultPayoff }: Holding): number | null =>
  equity === null || defaultPayoff === null ? null : equity + defaultPayoff

/** The holding with another amount counted against the vehicle's value. */
function against(holding: Holding, owed: Cents | null, selectedPayoff: Cents | null): Holding {
  const value = valueOf(holding)
  const equity = value === null || owed === null ? null : toCents(value - owed)
  return { ...holding, equity, selectedPayoff }
}

/** What the playground asks to be quoted for one vehicle (api.md 2.10 computeLeaseFinance, OP-087). */
export interface AskedVehicle {
  readonly vin: string
  /** `null` for the price on file. */
  readonly price: Cents | null
  /** None for those on file. */
  readonly downPayments: readonly Cents[]
  /** Of the kind of quote that fits the deal; `null` for the lender's. */
  readonly apr: number | null
  /** What is owed and counted against the vehicle's value, for the basis that is selected; `null` for what is on file. */
  readonly payoff: Cents | null
  readonly vehiclePayoffSelected: boolean
}

/** Both bases of one vehicle (OP-082); `null` where no payment is found. */
export interface QuotedVehicle {
  /** Equity: with the estimated payoff. */
  readonly leaseFinance: LeaseFinance | null
  /** Payoff: with the remaining payments. */
  readonly optionalLeaseFinance: LeaseFinance | null
}

const found = (quoted: LeaseFinance): LeaseFinance | null =>
  quoted.financeLender === null && quoted.leaseLender === null ? null : quoted

const askedTerms = (terms: VehicleTerms, asked: AskedVehicle, kind: QuoteKind): VehicleTerms => ({
  ...terms,
  price: asked.price ?? terms.price,
  downPayments: asked.downPayments.length === 0 ? terms.downPayments : asked.downPayments,
  [kind]: { ...terms[kind], apr: asked.apr ?? terms[kind].apr },
})

/**
 * A vehicle quoted as the playground asks: with what was edited in the place of what is on file, on both bases (OP-082,
 * OP-087). The payoff that is asked holds for the selected basis; the other keeps its own.
 *
 * @param kind the kind of quote that fits the deal, whose rate is asked.
 * @example quoteVehicle(terms, holding, 'finance', { vin, price: null, downPayments: [], apr: 4.9, payoff: null, vehiclePayoffSelected: false })
 */
export function quoteVehicle(
  terms: VehicleTerms,
  holding: Holding,
  kind: QuoteKind,
  asked: AskedVehicle,
): QuotedVehicle {
  const { payoff, vehiclePayoffSelected: isPayoff } = asked
  const remaining = negateCents(holding.paymentPayoff)
  const byEquity =
    payoff === null || isPayoff
      ? { ...holding, selectedPayoff: holding.defaultPayoff }
      : against(holding, payoff, payoff)
  const owed = isPayoff ? (payoff ?? remaining) : remaining
  const byPayments = against(holding, owed, negateCents(owed))
  const wanted = askedTerms(terms, asked, kind)
  return {
    leaseFinance: found(leaseFinanceFor(wanted, byEquity)),
    optionalLeaseFinance: found(leaseFinanceFor(wanted, byPayments)),
  }
}
