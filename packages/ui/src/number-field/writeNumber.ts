import type { NumberFormat } from './numberSymbols'

/** Rounds half away from zero, as amounts are written; never gives -0. */
export const roundTo = (value: number, decimals: number): number => {
  const text = new Intl.NumberFormat('en-US', {
    useGrouping: false,
    maximumFractionDigits: decimals,
  }).format(value)
  return Number(text) || 0
}

/** As many as a number has: what was given is shown whole. */
const mostDecimals = 20

/**
 * A number as a field shows it: grouped; an amount with its sign, rounded to the format's decimals, minus first. A
 * percentage is written without its sign, which stands beside the text.
 *
 * @example
 * writeNumber(-1234.56, { locale: 'en-US', style: 'currency', currency: 'USD', decimals: 0 }) // '-$1,235'
 */
export const writeNumber = (
  value: number | null,
  { locale, style, currency, decimals }: NumberFormat,
): string => {
  if (value === null || !Number.isFinite(value)) return ''
  if (style !== 'currency') {
    return new Intl.NumberFormat(locale, { maximumFractionDigits: mostDecimals }).format(value || 0)
  }
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(roundTo(value, decimals))
}
