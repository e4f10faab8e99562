import { toCents, type Cents } from './money'
import { halfUp } from './rounding'

/**
 * The largest amount that is taken from outside, either way: ten billion dollars. Sums and products of such amounts stay
 * within the whole numbers that are exact, so that no calculation with them can fail.
 */
export const largestAmount = toCents(1_000_000_000_000)

/** How far a number of dollars may lie from its cents, as binary fractions do: a millionth of a cent, more for large ones. */
const slackOf = (dollars: number): number => Math.max(1e-6, Math.abs(dollars) * 1e-13)

/**
 * The whole cents of a number of dollars, as calls carry amounts. `null` for what is no number, for more than 2 decimals,
 * and for more than the largest amount. No figure is rounded.
 *
 * @example centsOfDollars(1_234.5) // 1_234_50
 * @example centsOfDollars(1.005) // null
 */
export function centsOfDollars(dollars: number): Cents | null {
  if (!(Math.abs(dollars) <= dollarsOfCents(largestAmount))) return null
  const cents = Math.round(dollars * 100)
  return Math.abs(dollars * 100 - cents) <= slackOf(dollars) ? toCents(cents) : null
}

/**
 * The number of dollars by which calls carry an amount.
 *
 * @example dollarsOfCents(toCents(1_234_50)) // 1234.5
 */
export const dollarsOfCents = (amount: Cents): number => amount / 100

/**
 * An amount as it is shown without its cents, halves away from zero.
 *
 * @example inWholeDollars(toCents(364_50)) // 365_00
 */
export const inWholeDollars = (amount: Cents): Cents => toCents(halfUp(amount / 100) * 100)
