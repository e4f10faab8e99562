import { zeroCents, type Cents } from '../../money/money'
import { amountFinanced } from '../desking/amountFinanced'
import { maximumApr, quotedTerms } from '../leaseFinance'
import { maximumAmount } from '../playground/playgroundFields'
import { lastWhole } from './lastWhole'
import { isReckoned, paymentOf, withFigure, type PaymentInputs, type Solvable } from './paymentInputs'

/** A figure of a deal and the payment that the deal has with it. */
export interface SolvedFigure {
  /** Cents of a price or down payment, months of a term, percent of a rate. */
  readonly figure: number
  readonly payment: Cents
}

/** What was found: the figure, that none reaches the payment and which one comes nearest, or that no payment can be reckoned. */
export type Solution =
  | (SolvedFigure & {
      readonly kind: 'reached'
      /** It is the last figure that can be tried out: the payment stays below the one that was asked for. */
      readonly isLimit: boolean
    })
  | (SolvedFigure & { readonly kind: 'nearest' })
  | { readonly kind: 'unknown' }

/** A rate has two digits: so many of its steps are a percent. */
const stepsOfPercent = 100

const unknown: Solution = { kind: 'unknown' }

/** The range in which a figure is looked for, from the one with the lowest payment on, and what a number of it stands for. */
interface Range {
  readonly to: number
  readonly figureAt: (at: number) => number
}

const same = (at: number): number => at

/** So much down leaves nothing to finance, whatever else is owed with the present vehicle. */
function mostDown({ terms, holding }: PaymentInputs): number {
  const deal = {
    ...holding,
    price: terms.price ?? zeroCents,
    equity: holding.equity ?? zeroCents,
    desking: terms.desking,
  }
  return Math.min(maximumAmount, amountFinanced(deal, zeroCents))
}

function rangeOf(inputs: PaymentInputs, solveFor: Exclude<Solvable, 'term'>): Range {
  switch (solveFor) {
    case 'price':
      return { to: maximumAmount, figureAt: same }
    case 'downPayment': {
      const most = mostDown(inputs)
      return { to: most, figureAt: (at) => most - at }
    }
    case 'apr':
      return { to: maximumApr * stepsOfPercent, figureAt: (at) => at / stepsOfPercent }
  }
}

function solveInRange(inputs: PaymentInputs, solveFor: Exclude<Solvable, 'term'>, target: Cents): Solution {
  const { to, figureAt } = rangeOf(inputs, solveFor)
  const paymentWith = (at: number) => paymentOf(withFigure(inputs, solveFor, figureAt(at)))
  const first = paymentWith(0)
  if (first === null) return unknown
  const at = lastWhole(0, to, (one) => (paymentWith(one) ?? Infinity) <= target)
  if (at === null) return { kind: 'nearest', figure: figureAt(0), payment: first }
  return {
    kind: 'reached',
    figure: figureAt(at),
    payment: paymentWith(at) ?? first,
    isLimit: at === to,
  }
}

function solveTerm(inputs: PaymentInputs, target: Cents): Solution {
  const payments = quotedTerms(inputs.terms, inputs.kind).flatMap((figure) => {
    const payment = paymentOf(withFigure(inputs, 'term', figure))
    return payment === null ? [] : [{ figure, payment }]
  })
  const [first] = payments
  if (first === undefined) return unknown
  const shortest = payments.find(({ payment }) => payment <= target)
  if (shortest !== undefined) return { kind: 'reached', ...shortest, isLimit: shortest === first }
  const lowest = payments.reduce((low, one) => (one.payment < low.payment ? one : low))
  return { kind: 'nearest', ...lowest }
}

/**
 * The figure of a deal with which its payment is the one asked for, or just below it: the highest price, the smallest down payment,
 * the shortest term that is quoted, or the highest rate of two digits. It is exact: a cent, term or hundredth of a percent further the
 * payment is higher than asked for, and each payment is that of the quote. Where no figure reaches it, the one with the
 * lowest payment.
 *
 * @param target the payment asked for, a month.
 * @example solvePayment(inputs, 'price', toCents(436_00)) // { kind: 'reached', figure: 34_342_73, payment: 436_00, isLimit: false }
 */
export function solvePayment(inputs: PaymentInputs, solveFor: Solvable, target: Cents): Solution {
  if (!isReckoned(inputs, solveFor)) return unknown
  return solveFor === 'term' ? solveTerm(inputs, target) : solveInRange(inputs, solveFor, target)
}
