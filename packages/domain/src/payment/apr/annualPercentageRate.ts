import type { Cents } from '../../money/money'
import { halfUp } from '../../money/rounding'
import type { Duration } from './unitPeriod'

/** Money that goes one way, and when: the time from the first advance, in unit-periods. */
export interface Flow extends Duration {
  readonly amount: Cents
}

/** What is lent and what is paid back. */
export interface Transaction {
  /** What the customer gets; usually one amount at once. */
  readonly advances: readonly Flow[]
  readonly payments: readonly Flow[]
  /** How many unit-periods a year has: 12 for months. */
  readonly perYear: number
}

/** What a flow is worth at the beginning: compound over the whole periods, simple over the part (Appendix J (b)(8)). */
const presentValue = ({ amount, whole, part }: Flow, rate: number): number =>
  amount / ((1 + part * rate) * (1 + rate) ** whole)

const sumOf = (flows: readonly Flow[], rate: number): number =>
  flows.reduce((sum, flow) => sum + presentValue(flow, rate), 0)

/** The upper bound of the bisection, a unit-period. */
const largestRate = 1e6

/**
 * The rate a unit-period at which advances and payments are worth the same; the search halves until nothing is left to
 * halve.
 */
function unitRate({ advances, payments }: Transaction): number | null {
  const surplus = (rate: number) => sumOf(payments, rate) - sumOf(advances, rate)
  const atNothing = surplus(0)
  if (!(atNothing >= 0) || advances.length === 0) return null
  if (atNothing === 0) return 0
  let low = 0
  let high = 1
  while (surplus(high) > 0) {
    if (high > largestRate) return null
    high *= 2
  }
  for (let middle = (low + high) / 2; low < middle && middle < high; middle = (low + high) / 2) {
    if (surplus(middle) > 0) low = middle
    else high = middle
  }
  return high
}

/**
 * The annual percentage rate by the actuarial method of Regulation Z, Appendix J to Part 1026: the nominal rate a year, in
 * percent and not rounded, at which all payments are worth what was advanced. `null` when less is paid than was advanced,
 * when nothing was advanced, and when no rate below 100,000,000 % a unit-period answers.
 *
 * @example
 * const payments = [{ amount: toCents(1_080_00), whole: 1, part: 0 }]
 * annualPercentageRate({ advances: [{ amount: toCents(1_000_00), whole: 0, part: 0 }], payments, perYear: 365 / 255 }) // 11.4509…
 */
export function annualPercentageRate(transaction: Transaction): number | null {
  const rate = unitRate(transaction)
  return rate === null ? null : rate * transaction.perYear * 100
}

/**
 * The rate as it is disclosed: percent with 2 decimals, halves up.
 *
 * @example disclosedRate(11.4509) // 11.45
 */
export const disclosedRate = (rate: number): number => halfUp(rate * 100) / 100
