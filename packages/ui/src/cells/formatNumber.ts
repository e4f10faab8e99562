/** What a cell may be given as a number: anything that is no finite number is a blank cell. */
export type CellNumber = number | null | undefined

/** One formatter for each number of decimals: a grid formats hundreds of figures while it scrolls. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(least: number, most: number, currency?: 'USD'): Intl.NumberFormat {
  const key = `${least} ${most} ${currency ?? ''}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const formatter = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    // A figure that rounds to nothing has no sign, and neither has -0.
    signDisplay: 'negative',
    ...(currency === undefined ? {} : { style: 'currency', currency }),
  })
  formatters.set(key, formatter)
  return formatter
}

const isFigure = (value: CellNumber): value is number => typeof value === 'number' && Number.isFinite(value)

/**
 * A number with thousands separators and at most so many decimals; halves round away from zero. Null, undefined, NaN and
 * the infinities are blank.
 *
 * @example formatNumber(54321) // '54,321'
 * @example formatNumber(28.456, 1) // '28.5'
 */
export const formatNumber = (value: CellNumber, decimals = 0): string =>
  isFigure(value) ? formatterOf(0, decimals).format(value) : ''

/**
 * An amount of dollars, the minus before the sign: whole dollars, or with cents. Blank as {@link formatNumber}.
 *
 * @example formatCurrency(-1234.5) // '-$1,235'
 * @example formatCurrency(1234.5, true) // '$1,234.50'
 */
export function formatCurrency(value: CellNumber, hasCents = false): string {
  const decimals = hasCents ? 2 : 0
  return isFigure(value) ? formatterOf(decimals, decimals, 'USD').format(value) : ''
}

/**
 * A rate that is given in percent, with at most so many decimals. Blank as {@link formatNumber}.
 *
 * @example formatPercentage(4.9) // '4.9%'
 */
export function formatPercentage(value: CellNumber, decimals = 2): string {
  const figure = formatNumber(value, decimals)
  return figure === '' ? '' : `${figure}%`
}
