import Fraction from 'fraction.js'
import { halfUp } from './rounding'

/**
 * A number as the fraction that its decimals say: 0.29 is 29 hundredths, which no number of the machine is.
 *
 * @throws Error for what is not finite.
 * @example fractionOf(0.29).toFraction() // '29/100'
 */
export function fractionOf(value: number): Fraction {
  const [digits = '', exponent = ''] = value.toExponential().split('e')
  const power = BigInt(exponent)
  const significand = new Fraction(digits)
  return power < 0n ? significand.div(10n ** -power) : significand.mul(10n ** power)
}

/**
 * A fraction to the power of a whole number, 0 or more. It is in its lowest terms as the fraction was, which the library would
 * look for again.
 */
export const power = ({ s, n, d }: Fraction, exponent: number): Fraction =>
  new Fraction((s * n) ** BigInt(exponent), d ** BigInt(exponent))

/** To the nearest whole number, halves away from zero. */
const halfUpOf = ({ s: sign, n: numerator, d: denominator }: Fraction): number =>
  Number(sign * ((2n * numerator + denominator) / (2n * denominator)))

/** How far a figure may be off, as a share of it: far more than the roundings that led to it. */
const margin = 1e-10

/**
 * A figure to the nearest whole number, halves away from zero, exactly. Fractions are slow: they are asked only where the
 * figure is so near to a half that its own rounding errors would decide.
 *
 * @param figure as the machine reckons it, within a ten-billionth of itself.
 * @param exact the same figure.
 * @throws RangeError for a figure that is no number, or beyond what a number can count.
 * @example exactHalfUp((250_00 * 0.29) / 100, () => fractionOf(0.29).mul(250_00).div(100)) // 73
 */
export function exactHalfUp(figure: number, exact: () => Fraction): number {
  const size = Math.abs(figure)
  if (!(size <= Number.MAX_SAFE_INTEGER)) throw new RangeError('An amount is a whole number of cents')
  const isNearHalf = Math.abs((size % 1) - 0.5) <= Math.max(1, size) * margin
  return isNearHalf ? halfUpOf(exact()) : halfUp(figure)
}
