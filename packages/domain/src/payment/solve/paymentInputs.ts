import type { Cents } from '../../money/money'
import { isApr, paymentAt, type Holding, type TradeIn, type VehicleTerms } from '../leaseFinance'
import type { QuoteKind } from '../paymentTerms'
import { shownKind } from './shownKind'
import { selectedBasis, type RequestedVehicle } from '../vehicleQuote'

/** The figures of a deal of which one is looked for, in the order in which they are offered. */
export const solvables = ['price', 'downPayment', 'term', 'apr'] as const

/** A figure of a deal that can be looked for. */
export type Solvable = (typeof solvables)[number]

/**
 * The figures that can be changed in a deal that a kind of quote fits: all but the rate of a lease, which is hidden (O-111).
 *
 * @example solvablesOf('lease') // ['price', 'downPayment', 'term']
 */
export const solvablesOf = (kind: QuoteKind): readonly Solvable[] =>
  solvables.filter((one) => one !== 'apr' || kind !== 'lease')

/** What one payment is reckoned from: a place of the grid of a quote, and all that the quote is made of. */
export interface PaymentInputs {
  readonly terms: VehicleTerms
  readonly holding: TradeIn
  readonly kind: QuoteKind
  readonly downPayment: Cents
  /** Months. */
  readonly term: number
}

/** The terms with another rate for one kind of quote. */
export const withApr = (terms: VehicleTerms, kind: QuoteKind, apr: number): VehicleTerms => ({
  ...terms,
  [kind]: { ...terms[kind], apr },
})

/**
 * What a vehicle costs a month with these inputs: the figure that its quote has at that place; `null` where nothing is quoted.
 *
 * @example paymentOf(inputs) // 406_62
 */
export const paymentOf = ({ terms, holding, kind, downPayment, term }: PaymentInputs): Cents | null =>
  paymentAt(terms, holding, kind, { term, downPayment })

/**
 * The inputs with one figure in the place of what it was: cents of a price or down payment, months of a term, percent of a rate.
 *
 * @example withFigure(inputs, 'term', 72).term // 72
 */
export function withFigure(inputs: PaymentInputs, solveFor: Solvable, figure: number): PaymentInputs {
  const { terms, kind } = inputs
  switch (solveFor) {
    case 'price':
      return { ...inputs, terms: { ...terms, price: figure as Cents } }
    case 'downPayment':
      return { ...inputs, downPayment: figure as Cents }
    case 'term':
      return { ...inputs, term: figure }
    case 'apr':
      return { ...inputs, terms: withApr(terms, kind, figure) }
  }
}

/**
 * The figure that the inputs have; `null` for a price or rate that is not known.
 *
 * @example figureIn(inputs, 'apr') // 3.9
 */
export function figureIn(
  { terms, kind, downPayment, term }: PaymentInputs,
  solveFor: Solvable,
): number | null {
  switch (solveFor) {
    case 'price':
      return terms.price
    case 'downPayment':
      return downPayment
    case 'term':
      return term
    case 'apr':
      return terms[kind].apr
  }
}

/**
 * The inputs of one payment of a vehicle that is quoted as the playground asks (OP-087), on its selected basis.
 *
 * @param place the down payment and term of the payment.
 * @example paymentInputs(terms, holding, 'finance', asked, { downPayment: toCents(0), term: 66 })
 */
export function paymentInputs(
  terms: VehicleTerms,
  holding: Holding,
  kind: QuoteKind,
  asked: RequestedVehicle,
  place: Pick<PaymentInputs, 'downPayment' | 'term'>,
): PaymentInputs {
  const basis = selectedBasis(terms, holding, kind, asked)
  return { ...basis, kind: shownKind(basis.terms, kind), ...place }
}

/** Whether the figures beside the one that is looked for are known, so that a payment can be reckoned. */
export const isReckoned = (inputs: PaymentInputs, solveFor: Solvable): boolean =>
  inputs.holding.equity !== null &&
  (solveFor === 'price' || inputs.terms.price !== null) &&
  (solveFor === 'apr' || isApr(inputs.terms[inputs.kind].apr))
