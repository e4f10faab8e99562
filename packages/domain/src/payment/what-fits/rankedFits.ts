import type { Cents } from '../../money/money'
import { compareKeys } from '../../text/sortKey'
import { paymentTerms } from '../paymentTerms'
import type { Fit, FitQuestion } from './fit'

const order = ({ payment, vin }: Fit, other: Fit): number => {
  if (payment === null || other.payment === null)
    return Number(payment === null) - Number(other.payment === null) || compareKeys(vin, other.vin)
  return payment - other.payment || compareKeys(vin, other.vin)
}

/**
 * Vehicles by their payment difference, the lowest first; those without a payment last, and equal ones by VIN.
 *
 * @example rankedFits(fits)[0]?.payment // the lowest
 */
export const rankedFits = (fits: readonly Fit[]): readonly Fit[] => fits.toSorted(order)

/** How low payments can be, and what would make them lower. */
export interface FitFloor {
  /** The vehicle with the lowest payment. */
  readonly nearest: Fit & { readonly payment: Cents }
  /** A vehicle stays at the payment that was asked for. */
  readonly isReached: boolean
  /** A longer term that reaches the payment, or comes nearer to it, with the lowest payment that it has. */
  readonly longerTerm: { readonly term: number; readonly payment: Cents } | null
  /** The smallest down payment with which a vehicle stays at the payment; `null` where none is needed or helps. */
  readonly downPayment: Cents | null
}

const least = (amounts: readonly (Cents | null)[]): Cents | null =>
  amounts.reduce((low, one) => (one === null || (low !== null && low <= one) ? low : one), null)

/**
 * How low the payments of some vehicles can be; `null` where none has a payment.
 *
 * @param fits in their order.
 * @example fitFloor(rankedFits(fits), question)?.longerTerm // { term: 72, payment: 337_00 }
 */
export function fitFloor(fits: readonly Fit[], question: FitQuestion): FitFloor | null {
  const [nearest] = fits
  if (nearest === undefined || nearest.payment === null) return null
  const { payment } = nearest
  const { target, term: now, solveFor } = question
  const longer = paymentTerms.flatMap((term, at) => {
    const lowest = term > now ? least(fits.map(({ payments }) => payments[at] ?? null)) : null
    return lowest !== null && lowest < payment ? [{ term, payment: lowest }] : []
  })
  const reaches = longer.find((one) => target !== null && one.payment <= target)
  const isDown = solveFor === 'price' || solveFor === 'downPayment'
  return {
    nearest: { ...nearest, payment },
    isReached: target === null || payment <= target,
    longerTerm: reaches ?? longer.at(-1) ?? null,
    downPayment: isDown && !nearest.isWithin ? least(fits.map(({ solved }) => solved as Cents | null)) : null,
  }
}
