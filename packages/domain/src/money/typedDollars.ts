import { toCents, type Cents } from './money'

/** An amount as people type it: a dollar sign, thousands separators, up to 2 decimals; never negative. */
const typedDollars = /^\$?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?$/

/**
 * The amount that somebody typed, to the cent. `null` for text that is empty, negative or no amount, that has more than 2
 * decimals, and for more than cents can hold. No figure is rounded.
 *
 * @example parseDollars('$1,234.5') // 1_234_50
 * @example parseDollars('1.234') // null
 */
export function parseDollars(text: string): Cents | null {
  const [, whole, decimals] = typedDollars.exec(text.trim()) ?? []
  if (whole === undefined && decimals === undefined) return null
  const cents = Number(`${(whole ?? '').replaceAll(',', '')}${(decimals ?? '').padEnd(2, '0')}`)
  return Number.isSafeInteger(cents) ? toCents(cents) : null
}
