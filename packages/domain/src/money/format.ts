import type { Cents } from './money'
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
  const dollars = halfUp(amount / 100)
  return `${dollars < 0 ? '-' : ''}$${grouped(String(Math.abs(dollars)))}`
}

/**
 * A rate in percent with up to 2 decimals; nothing for an unknown one (L-600).
 *
 * @example formatPercent(4.9) // '4.9%'
 */
export function formatPercent(rate: number | null): string {
  if (rate === null || !Number.isFinite(rate)) return ''
  return `${Number(rate.toFixed(2)) + 0}%`
}
