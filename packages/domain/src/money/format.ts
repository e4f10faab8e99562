import { typedFigure } from '../text/typedFigure'
import { dollarsOfCents, inWholeDollars } from './dollars'
import { toCents, type Cents } from './money'
import { halfUp } from './rounding'

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * A whole figure with thousands separators; nothing for an unknown one (L-285, L-286).
 *
 * @example formatCount(54321) // '54,321'
 */
export function formatCount(figure: number | null): string {
  if (figure === null || !Number.isFinite(figure)) return ''
  const whole = halfUp(figure)
  return `${whole < 0 ? '-' : ''}${grouped(String(Math.abs(whole)))}`
}

/**
 * An amount in whole dollars: thousands separators, the minus before the dollar sign, nothing for an unknown amount
 * (L-600).
 *
 * @example formatDollars(toCents(-123_400)) // '-$1,234'
 */
export function formatDollars(amount: Cents | null): string {
  if (amount === null) return ''
  const dollars = dollarsOfCents(inWholeDollars(amount))
  return `${dollars < 0 ? '-' : ''}$${grouped(String(Math.abs(dollars)))}`
}

/**
 * An amount with its cents; nothing for an unknown one.
 *
 * @example formatAmount(toCents(-1_234_50)) // '-$1,234.50'
 */
export function formatAmount(amount: Cents | null): string {
  if (amount === null) return ''
  const whole = Math.trunc(Math.abs(amount) / 100)
  const rest = String(Math.abs(amount) % 100).padStart(2, '0')
  return `${amount < 0 ? '-' : ''}$${grouped(String(whole))}.${rest}`
}

/**
 * What somebody typed for an amount of dollars, as `formatDollars` prints it; nothing for text that is empty or no number
 * (O-321 to O-324, OP-102).
 *
 * @example formatTypedDollars('1234.56') // '$1,235'
 * @example formatTypedDollars('abc') // ''
 */
export function formatTypedDollars(text: string | null): string {
  const digits = typedFigure(text ?? '')
  if (!/^-?\d*\.?\d+$/.test(digits)) return ''
  const cents = halfUp(Number(digits)) * 100
  return Number.isSafeInteger(cents) ? formatDollars(toCents(cents)) : ''
}

/**
 * A rate in percent with up to 2 decimals; nothing for an unknown one (L-600).
 *
 * @example formatPercent(4.9) // '4.9%'
 */
export function formatPercent(rate: number | null): string {
  const figure = formatDecimal(rate, 2)
  return figure === '' ? '' : `${figure}%`
}

/**
 * A figure with so many decimals at most; nothing for an unknown one.
 *
 * @example formatDecimal(5.52, 1) // '5.5'
 */
export function formatDecimal(figure: number | null, decimals: number): string {
  if (figure === null || !Number.isFinite(figure)) return ''
  return String(Number(figure.toFixed(decimals)))
}
