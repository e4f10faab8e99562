import { toCents, type Cents } from '../money/money'
import { halfUp } from '../money/rounding'

/** A lease by money factor. */
export interface Lease {
  /** What is financed: the price after rebates, down payment and trade-in. */
  readonly capitalisedCost: Cents
  /** What the vehicle is worth at the end. */
  readonly residual: Cents
  /** Number of monthly payments. */
  readonly term: number
  /** The rate in the trade's form; percent a year is 2400 times it. */
  readonly moneyFactor: number
}

/** The money factor of a rate in percent a year: 4 % is 0.001666…. */
export const moneyFactor = (annualRate: number): number => annualRate / 2400

/**
 * The monthly payment before tax, rounded half up to the cent: depreciation over the term plus the rent charge on the
 * sum of what is financed and what remains.
 *
 * @throws RangeError for a term below 1.
 * @example leasePayment({ capitalisedCost: toCents(37_000_00), residual: toCents(23_200_00), term: 36, moneyFactor: moneyFactor(4) }) // 483_67
 */
export function leasePayment({ capitalisedCost, residual, term, moneyFactor: factor }: Lease): Cents {
  if (!Number.isInteger(term) || term < 1) throw new RangeError('A term is a whole number of payments')
  return toCents(halfUp((capitalisedCost - residual) / term + (capitalisedCost + residual) * factor))
}
