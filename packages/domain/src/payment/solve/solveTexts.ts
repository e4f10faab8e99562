import { formatAmount, formatPercent } from '../../money/format'
import { toCents } from '../../money/money'
import type { Solvable } from './paymentInputs'
import type { Solution } from './solvePayment'

/** What each figure that can be looked for is called. */
export const solvableLabels: Readonly<Record<Solvable, string>> = {
  price: 'Price',
  downPayment: 'Down payment',
  term: 'Term',
  apr: 'APR',
}

/**
 * A figure that was looked for, as it is shown: amounts with their cents.
 *
 * @example formatSolved('term', 66) // '66 months'
 */
export function formatSolved(solveFor: Solvable, figure: number | null): string {
  if (figure === null) return ''
  if (solveFor === 'term') return `${figure} months`
  return solveFor === 'apr' ? formatPercent(figure) : formatAmount(toCents(figure))
}

const extremes: Readonly<Record<Solvable, string>> = {
  price: 'Highest price',
  downPayment: 'Smallest down payment',
  term: 'Shortest term',
  apr: 'Highest APR',
}

/**
 * What the answer is called: which of the figures that reach the payment it is.
 *
 * @example solvedLabel('price') // 'Highest price'
 */
export const solvedLabel = (solveFor: Solvable): string => extremes[solveFor]

const noAnswers: Readonly<Record<Solvable, string>> = {
  price: 'No price reaches this payment: more is owed on the present vehicle.',
  downPayment: 'No down payment reaches this payment.',
  term: 'No term that is quoted reaches this payment.',
  apr: 'No rate reaches this payment.',
}

/**
 * What is said of a solution that is no plain answer; empty for one that is.
 *
 * @example solutionNote('apr', solution) // 'No rate reaches this payment. The nearest is 0% with $370.00 a month.'
 */
export function solutionNote(solveFor: Solvable, solution: Solution): string {
  switch (solution.kind) {
    case 'unknown':
      return 'The payment of this vehicle cannot be computed: its price, its rate or the equity is not known.'
    case 'nearest':
      return `${noAnswers[solveFor]} The nearest is ${formatSolved(solveFor, solution.figure)} with ${formatAmount(solution.payment)} a month.`
    case 'reached':
      return solution.isLimit && solveFor !== 'term' && solveFor !== 'downPayment'
        ? `The payment stays below this one up to ${formatSolved(solveFor, solution.figure)}.`
        : ''
  }
}
