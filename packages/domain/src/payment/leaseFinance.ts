import { wholeDollarDifference, type TermPayments } from '../deal/paymentDifference'
import { toCents, zeroCents, type Cents } from '../money/money'
import type { LeaseFinance, LenderQuote } from '../opportunity/sections'
import { termsWith, usualDefaultTerms, type QuoteKind } from './paymentTerms'
import type { Deal } from './desking/amountFinanced'
import type { DeskingTerms } from './desking/deskingTerms'
import {
  downPaymentsFor,
  financePayment,
  financeQuote,
  leasedPayment,
  leaseQuote,
  leaseResiduals,
  type GridPlace,
  type Offer,
  type Residual,
} from './quotes'

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
  readonly downPayments: readonly Cents[] | null
  /** The share of its value that the vehicle keeps each year, for the residual of a lease. */
  readonly yearlyRetention: number | null
  /** What else the deal is made of. @default nothing: the neutral terms */
  readonly desking?: DeskingTerms | undefined
}

/** What the customer holds: what the present vehicle brings into the deal, and how it is computed. */
export interface Holding {
  readonly equity: Cents | null
  /** The estimated payoff, which Equity counts against the vehicle's value (OP-082). */
  readonly defaultPayoff: Cents | null
  /** The remaining payments, which Payoff counts; negative as money that goes out (O-309). */
  readonly paymentPayoff: Cents | null
  readonly currentPayment: Cents | null
  /** The payoff in use (O-088). */
  readonly selectedPayoff: Cents | null
  /** The value that counts for the trade-in. @default equity and estimated payoff together */
  readonly vehicleValue?: Cents
}

/** What a payment depends on of a holding. */
export interface TradeIn extends Pick<Holding, 'equity'> {
  /** The value that counts for the trade-in; `null` where it is not known. */
  readonly vehicleValue?: Cents | null
}

/**
 * The value that counts for the trade-in; `null` where it is not known.
 *
 * @example vehicleValueOf(holding) // 24_350_00
 */
export const vehicleValueOf = ({ equity, defaultPayoff, vehicleValue }: Holding): Cents | null =>
  vehicleValue ?? (equity === null || defaultPayoff === null ? null : toCents(equity + defaultPayoff))

/** The highest rate that is quoted, in percent a year: above it a lender's figure is a typing error. */
export const maximumApr = 100

/**
 * Whether a rate can be quoted: 0 to 100 percent a year.
 *
 * @example isApr(4.9) // true
 */
export const isApr = (apr: number | null): apr is number => apr !== null && apr >= 0 && apr <= maximumApr

/** The longest term that is quoted, in months. */
const longestTerm = 120

const termOf = (term: number | null): number | null =>
  term !== null && Number.isInteger(term) && term >= 1 && term <= longestTerm ? term : null

/** What is quoted for and what is brought in, as far as both are known. */
const dealOf = ({ price, desking }: VehicleTerms, { equity, vehicleValue }: TradeIn): Deal | null =>
  price === null || equity === null ? null : { price, equity, vehicleValue, desking }

function offerOf(terms: VehicleTerms, holding: Holding, kind: QuoteKind): Offer | null {
  const deal = dealOf(terms, { equity: holding.equity, vehicleValue: vehicleValueOf(holding) })
  return deal === null ? null : { ...deal, downPayments: downPaymentsFor(kind, terms.downPayments) }
}

const lenderQuote = (
  { downPayments }: Offer,
  { defaultPayoff, paymentPayoff, currentPayment }: Holding,
  apr: number,
  payments: readonly TermPayments[],
  residuals: LenderQuote['residuals'],
): LenderQuote => ({
  payments,
  currentPayment,
  downPayments,
  defaultPayoff,
  paymentPayoff,
  apr,
  residuals,
})

function financeLenderOf(terms: VehicleTerms, holding: Holding): LenderQuote | null {
  const offer = offerOf(terms, holding, 'finance')
  const { apr, defaultTerm } = terms.finance
  if (offer === null || !isApr(apr)) return null
  const rate = { apr, defaultTerm: termOf(defaultTerm) }
  return lenderQuote(offer, holding, apr, financeQuote(offer, rate), null)
}

const residualOf = ({ msrp, yearlyRetention }: VehicleTerms): Residual | null =>
  msrp === null || yearlyRetention === null ? null : { msrp, yearlyRetention }

function leaseLenderOf(terms: VehicleTerms, holding: Holding): LenderQuote | null {
  const offer = offerOf(terms, holding, 'lease')
  const residual = residualOf(terms)
  const { apr, defaultTerm } = terms.lease
  if (offer === null || residual === null || !isApr(apr)) return null
  const rate = { apr, defaultTerm: termOf(defaultTerm) }
  return lenderQuote(offer, holding, apr, leaseQuote(offer, rate, residual), leaseResiduals(rate, residual))
}

/**
 * The default term of a vehicle: the lender's own where it names one that can be quoted, else the usual one (OP-084).
 *
 * @example defaultTermFor(terms, 'finance') // 66
 */
export const defaultTermFor = (terms: VehicleTerms, kind: QuoteKind): number =>
  termOf(terms[kind].defaultTerm) ?? usualDefaultTerms[kind]

/**
 * The terms that are quoted for a vehicle, in months.
 *
 * @example quotedTerms(terms, 'finance').length // 9
 */
export const quotedTerms = (terms: VehicleTerms, kind: QuoteKind): readonly number[] =>
  termsWith(defaultTermFor(terms, kind))

/**
 * What a vehicle costs a month at one place of the grid of a quote: the same figure as the quote has there, without the others;
 * `null` where the quote would be missing.
 *
 * @example paymentAt(terms, holding, 'finance', { term: 66, downPayment: toCents(0) }) // 406_62
 */
export function paymentAt(
  terms: VehicleTerms,
  tradeIn: TradeIn,
  kind: QuoteKind,
  place: GridPlace,
): Cents | null {
  const deal = dealOf(terms, tradeIn)
  const { apr } = terms[kind]
  if (deal === null || !isApr(apr)) return null
  if (kind === 'finance') return financePayment(deal, apr, place)
  const residual = residualOf(terms)
  return residual === null ? null : leasedPayment(deal, apr, residual, place)
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

/** How much more a vehicle would cost a month than the present one, by loan and by lease; `null` where that is not known. */
export type PaymentDifferences = Readonly<Record<QuoteKind, Cents | null>>

/**
 * The payment differences to a vehicle that the logs show: those of its quotes (O-312, OP-083).
 *
 * @example paymentDifferencesFor(terms, holding).finance // 198_00
 */
export function paymentDifferencesFor(terms: VehicleTerms, holding: Holding): PaymentDifferences {
  const tradeIn = { equity: holding.equity, vehicleValue: vehicleValueOf(holding) }
  const difference = (kind: QuoteKind) => {
    const [downPayment = zeroCents] = downPaymentsFor(kind, terms.downPayments)
    const place = { term: defaultTermFor(terms, kind), downPayment }
    return wholeDollarDifference(paymentAt(terms, tradeIn, kind, place), holding.currentPayment)
  }
  return { finance: difference('finance'), lease: difference('lease') }
}
