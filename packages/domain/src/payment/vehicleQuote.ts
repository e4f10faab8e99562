import { negateCents, toCents, type Cents } from '../money/money'
import type { LeaseFinance } from '../opportunity/sections'
import { deskingInForce, neutralDesking, type DeskingEdits } from './desking/deskingTerms'
import { leaseFinanceFor, vehicleValueOf, type Holding, type VehicleTerms } from './leaseFinance'
import type { QuoteKind } from './paymentTerms'

/** What the vehicle is worth by equity and payoff; unknown where one of the two is. */
const valueOf = ({ equity, defaultPayoff }: Holding): number | null =>
  equity === null || defaultPayoff === null ? null : equity + defaultPayoff

/** The terms with the desking terms that are tried out. */
const deskingAsked = (terms: VehicleTerms, { desking: edits }: RequestedVehicle): VehicleTerms =>
  edits === undefined ? terms : { ...terms, desking: deskingInForce(terms.desking ?? neutralDesking, edits) }

/** The holding with another amount counted against the vehicle's value. */
function against(holding: Holding, owed: Cents | null, selectedPayoff: Cents | null): Holding {
  const value = valueOf(holding)
  const equity = value === null || owed === null ? null : toCents(value - owed)
  return { ...holding, equity, selectedPayoff }
}

/** What the playground asks to be quoted for one vehicle (api.md 2.10 computeLeaseFinance, OP-087). */
export interface RequestedVehicle {
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
  /** Desking terms that are tried out. @default none: those of the store hold */
  readonly desking?: DeskingEdits
  /** The edited value that counts for the trade-in. @default the one on file */
  readonly vehicleValue?: Cents
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

const requestedTerms = (terms: VehicleTerms, asked: RequestedVehicle, kind: QuoteKind): VehicleTerms => ({
  ...deskingAsked(terms, asked),
  price: asked.price ?? terms.price,
  downPayments: asked.downPayments.length === 0 ? terms.downPayments : asked.downPayments,
  [kind]: { ...terms[kind], apr: asked.apr ?? terms[kind].apr },
})

/**
 * What the present vehicle brings into the deal when the remaining payments are counted against its value (OP-082); `null` where one of
 * the two is not known.
 *
 * @example equityByPayments(holding) // 7_346_00
 */
export const equityByPayments = (holding: Holding): Cents | null =>
  against(holding, negateCents(holding.paymentPayoff), null).equity

/** A vehicle with what was edited in the place of what is on file, and what the customer holds on both bases (OP-082). */
interface RequestedQuote {
  readonly terms: VehicleTerms
  readonly byEquity: Holding
  readonly byPayments: Holding
}

function requestedQuote(
  terms: VehicleTerms,
  onFile: Holding,
  kind: QuoteKind,
  asked: RequestedVehicle,
): RequestedQuote {
  // The payoff carries an edited value, so that the value cannot be told from equity and payoff any more.
  const vehicleValue = asked.vehicleValue ?? vehicleValueOf(onFile)
  const holding = vehicleValue === null ? onFile : { ...onFile, vehicleValue }
  const { payoff, vehiclePayoffSelected: isPayoff } = asked
  const remaining = negateCents(holding.paymentPayoff)
  const owed = isPayoff ? (payoff ?? remaining) : remaining
  return {
    terms: requestedTerms(terms, asked, kind),
    byEquity:
      payoff === null || isPayoff
        ? { ...holding, selectedPayoff: holding.defaultPayoff }
        : against(holding, payoff, payoff),
    byPayments: against(holding, owed, negateCents(owed)),
  }
}

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
  asked: RequestedVehicle,
): QuotedVehicle {
  const wanted = requestedQuote(terms, holding, kind, asked)
  return {
    leaseFinance: found(leaseFinanceFor(wanted.terms, wanted.byEquity)),
    optionalLeaseFinance: found(leaseFinanceFor(wanted.terms, wanted.byPayments)),
  }
}

/**
 * What the quote of a vehicle on its selected basis is reckoned from: the terms and the holding with what was edited in force.
 *
 * @example selectedBasis(terms, holding, 'finance', asked).holding.equity
 */
export function selectedBasis(
  terms: VehicleTerms,
  holding: Holding,
  kind: QuoteKind,
  asked: RequestedVehicle,
): { readonly terms: VehicleTerms; readonly holding: Holding } {
  const wanted = requestedQuote(terms, holding, kind, asked)
  return { terms: wanted.terms, holding: asked.vehiclePayoffSelected ? wanted.byPayments : wanted.byEquity }
}
