import { toCents, type Cents } from '../money/money'
import { exactHalfUp, fractionOf } from '../money/exactRounding'

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

/** A rate in percent a year is so many times its money factor. */
const percentPerFactor = 2400

/**
 * The money factor of a rate in percent a year.
 *
 * @example moneyFactor(3) // 0.00125
 */
export const moneyFactor = (annualRate: number): number => annualRate / percentPerFactor

/**
 * The rate in percent a year of a money factor.
 *
 * @example rateOfMoneyFactor(0.0025) // 6
 */
export const rateOfMoneyFactor = (factor: number): number => factor * percentPerFactor

/** The factor itself where it was made of a rate: 5 / 2400 has no end, in decimals as in the machine. */
const exactFactor = (factor: number) =>
  fractionOf(Number(rateOfMoneyFactor(factor).toPrecision(12))).div(percentPerFactor)

/** What a lease payment is made of, before tax. */
export interface LeaseCharges {
  /** The loss of value, in equal parts; negative when the vehicle would be worth more than was paid for it. */
  readonly depreciation: Cents
  /** The price of the money: the factor on the sum of what is financed and what remains. */
  readonly rent: Cents
  /** Both together, rounded once: it can be a cent off the sum of the two. */
  readonly payment: Cents
}

/**
 * What a lease costs a month, and what for. Each figure is rounded half up to the cent from the unrounded ones.
 *
 * @throws RangeError for a term below 1.
 * @example leaseCharges({ capitalisedCost: toCents(37_000_00), residual: toCents(23_200_00), term: 36, moneyFactor: moneyFactor(4) })
 * // { depreciation: 383_33, rent: 100_33, payment: 483_67 }
 */
export function leaseCharges({ capitalisedCost, residual, term, moneyFactor: factor }: Lease): LeaseCharges {
  if (!Number.isInteger(term) || term < 1) throw new RangeError('A term is a whole number of payments')
  const depreciation = (capitalisedCost - residual) / term
  const rent = (capitalisedCost + residual) * factor
  const exactDepreciation = () => fractionOf(capitalisedCost - residual).div(term)
  const exactRent = () => exactFactor(factor).mul(capitalisedCost + residual)
  return {
    depreciation: toCents(exactHalfUp(depreciation, exactDepreciation)),
    rent: toCents(exactHalfUp(rent, exactRent)),
    payment: toCents(exactHalfUp(depreciation + rent, () => exactDepreciation().add(exactRent()))),
  }
}

/**
 * The monthly payment before tax, rounded half up to the cent: depreciation over the term plus the rent charge on the
 * sum of what is financed and what remains.
 *
 * @throws RangeError for a term below 1.
 * @example leasePayment({ capitalisedCost: toCents(37_000_00), residual: toCents(23_200_00), term: 36, moneyFactor: moneyFactor(4) }) // 483_67
 */
export const leasePayment = (lease: Lease): Cents => leaseCharges(lease).payment

/**
 * A part of an amount in percent, rounded half up to the cent: the residual of a sticker price.
 *
 * @example percentOf(toCents(28_000_00), 51) // 14_280_00
 */
export const percentOf = (amount: Cents, percent: number): Cents =>
  toCents(exactHalfUp((amount * percent) / 100, () => fractionOf(percent).mul(amount).div(100)))

/**
 * A payment with its tax, rounded half up to the cent, for the states that tax the payment.
 *
 * @example withTax(toCents(488_33), 6) // 517_63
 */
export const withTax = (payment: Cents, taxPercent: number): Cents =>
  toCents(payment + percentOf(payment, taxPercent))

/**
 * How many percent a price lies below another; negative above it, `null` when that other is nothing.
 *
 * @example percentBelow(toCents(21_000_00), toCents(23_000_00)) // 8.695…
 */
export const percentBelow = (price: Cents, full: Cents): number | null =>
  full === 0 ? null : ((full - price) / full) * 100
