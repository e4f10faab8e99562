import { formatCount, formatDollars } from '../../money/format'
import { toCents } from '../../money/money'
import type { Solvable } from '../solve/paymentInputs'
import { formatSolved } from '../solve/solveTexts'
import type { FitQuestion } from './fit'
import type { FitFloor } from './rankedFits'

const neededLabels: Readonly<Record<Solvable, string>> = {
  price: 'Down',
  downPayment: 'Down',
  term: 'Term',
  apr: 'APR',
}

/**
 * The head of the column with what a vehicle needs to stay at the payment; where a price is looked for that is money down.
 *
 * @example solvedColumnLabel(question) // 'Down for $436'
 */
export const solvedColumnLabel = ({ solveFor, target }: FitQuestion): string =>
  target === null ? neededLabels[solveFor] : `${neededLabels[solveFor]} for ${formatDollars(target)}`

/**
 * What a vehicle needs: money down in whole dollars that are enough; nothing for what is not known.
 *
 * @example formatNeeded('price', 272_41) // '$273'
 */
export function formatNeeded(solveFor: Solvable, figure: number | null): string {
  if (figure === null) return ''
  return solveFor === 'price' || solveFor === 'downPayment'
    ? formatDollars(wholeDollarsUp(figure))
    : formatSolved(solveFor, figure)
}

/** Money down in whole dollars, as much as is needed or a part of a dollar more. */
export const wholeDollarsUp = (amount: number) => toCents(Math.ceil(amount / 100) * 100)

/** A price in whole dollars that stays at the payment. */
export const wholeDollarsDown = (amount: number) => toCents(Math.floor(amount / 100) * 100)

/**
 * How low the payments can be.
 *
 * @param nearest the vehicle with the lowest one.
 * @example fitFloorText(floor, question, '2025 Toyota Corolla Cross LE, TC5X2218')
 * // 'No vehicle is possible below $362 at 66 months and $0 down; nearest: 2025 Toyota Corolla Cross LE, TC5X2218.'
 */
export const fitFloorText = (
  { nearest: { payment } }: FitFloor,
  { term, downPayment }: FitQuestion,
  nearest: string,
): string => {
  const at = `at ${term} months and ${formatDollars(downPayment)} down`
  return payment === 0
    ? `${nearest} costs nothing a month ${at}.`
    : `No vehicle is possible below ${formatDollars(payment)} ${at}; nearest: ${nearest}.`
}

/**
 * How many vehicles stay at the payment, and what the others need; without a payment, what one gives.
 *
 * @example fitCountText(12, 8, question) // '12 vehicles stay at $436, 8 more need money down'
 */
export function fitCountText(within: number, others: number, { target, solveFor }: FitQuestion): string {
  if (target === null) return 'Enter a payment to see which vehicles stay at it.'
  const need = { price: 'money down', downPayment: 'money down', term: 'another term', apr: 'another rate' }
  const stay = `${formatCount(within)} ${within === 1 ? 'vehicle stays' : 'vehicles stay'} at ${formatDollars(target)}`
  return others === 0 ? stay : `${stay}, ${formatCount(others)} more need ${need[solveFor]}`
}
