import { wholeDollarDifference } from '../../deal/paymentDifference'
import type { Cents } from '../../money/money'
import { vehicleValueOf } from '../leaseFinance'
import { paymentTerms } from '../paymentTerms'
import {
  figureIn,
  paymentOf,
  withApr,
  withFigure,
  type PaymentInputs,
  type Solvable,
} from '../solve/paymentInputs'
import { shownKind } from '../solve/shownKind'
import { solvePayment } from '../solve/solvePayment'
import { bestEquity, type OfferedCustomer, type StockOffer } from './stockOffer'

/** What is asked of every vehicle. */
export interface FitQuestion {
  /** The payment that is not to be exceeded; `null` where none is named. */
  readonly target: Cents | null
  /** Months. */
  readonly term: number
  readonly downPayment: Cents
  /** Percent a year; `null` for the rate of each vehicle's lender. */
  readonly apr: number | null
  /** What may be changed to stay at the payment. */
  readonly solveFor: Solvable
}

/** What a vehicle would cost the customer. */
export interface Fit {
  readonly vin: string
  /** By the nine terms that are quoted; `null` where nothing is quoted for the vehicle. */
  readonly payments: readonly (Cents | null)[]
  /** Of the term that was asked for. */
  readonly payment: Cents | null
  /** Payment less the present one, both in whole dollars (O-312); `null` where one is not known. */
  readonly difference: Cents | null
  /** Percent a year. */
  readonly apr: number | null
  readonly isWithin: boolean
  /** The figure with which it stays at the payment; `null` where there is none, or no payment is named. */
  readonly solved: number | null
}

function inputsOf(
  { terms }: StockOffer,
  customer: OfferedCustomer,
  { apr, downPayment, term }: FitQuestion,
): PaymentInputs {
  const kind = shownKind(terms, customer.quoteKind)
  const { holding, desking } = customer
  const offered = desking === undefined ? terms : { ...terms, desking }
  return {
    terms: apr === null ? offered : withApr(offered, kind, apr),
    holding: { equity: bestEquity(holding), vehicleValue: vehicleValueOf(holding) },
    kind,
    downPayment,
    term,
  }
}

function solvedOf(inputs: PaymentInputs, { target, solveFor }: FitQuestion): number | null {
  if (target === null) return null
  // A price is not changed for one vehicle: what it needs is money down.
  const solution = solvePayment(inputs, solveFor === 'price' ? 'downPayment' : solveFor, target)
  return solution.kind === 'reached' ? solution.figure : null
}

/**
 * What a vehicle would cost a customer, by every term that is quoted, and what it would take to stay at a payment. Payments are those
 * of the quote that the playground shows.
 *
 * @example fitOf(offer, customer, { target: toCents(436_00), term: 66, downPayment: toCents(0), apr: null, solveFor: 'price' }).difference // -29_00
 */
export function fitOf(offer: StockOffer, customer: OfferedCustomer, question: FitQuestion): Fit {
  const inputs = inputsOf(offer, customer, question)
  const payments = paymentTerms.map((term) => paymentOf(withFigure(inputs, 'term', term)))
  const at = paymentTerms.findIndex((term) => term === question.term)
  const payment = at < 0 ? paymentOf(inputs) : (payments[at] ?? null)
  const { currentPayment } = customer.holding
  return {
    vin: offer.vin,
    payments,
    payment,
    difference: wholeDollarDifference(payment, currentPayment),
    apr: figureIn(inputs, 'apr'),
    isWithin: payment !== null && question.target !== null && payment <= question.target,
    solved: payment === null ? null : solvedOf(inputs, question),
  }
}

/**
 * The price at which a vehicle with the terms of this one would have just the payment that is asked for, and its payment is no
 * higher; `null` where no price has it.
 *
 * @example priceAtMost(offer, customer, question) // 34_342_73
 */
export function priceAtMost(
  offer: StockOffer,
  customer: OfferedCustomer,
  question: FitQuestion,
): Cents | null {
  if (question.target === null) return null
  const solution = solvePayment(inputsOf(offer, customer, question), 'price', question.target)
  return solution.kind === 'reached' ? (solution.figure as Cents) : null
}
