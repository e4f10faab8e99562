import type { FilterUnit } from '../filterDefinition'

const shape = /^-?(?:\d{1,12}(?:\.\d{0,6})?|\.\d{1,6})$/

/** Commas stand where thousands begin, or they are no separators: 5,5 is not 55. */
const grouped = /^(-?\d{1,3})((?:,\d{3})+)(\.\d*)?$/

const ungrouped = (text: string): string => (grouped.test(text) ? text.replaceAll(',', '') : text)

/** What people write around the digits of each unit, taken away: a dollar sign, thousands separators, a percent sign. */
const bare: Readonly<Record<FilterUnit, (text: string) => string>> = {
  plain: ungrouped,
  dollars: (text) => ungrouped(text.replace(/^(-?)\$/, '$1')),
  percent: (text) => text.replace(/\s*%$/, ''),
}

/**
 * The number that somebody typed into a filter, `null` for any other text: up to twelve digits and six decimals, with the
 * sign of its unit and no other, and blanks around it.
 *
 * @example typedNumber('-$2,500', 'dollars') // -2500
 * @example typedNumber('4.9%', 'percent') // 4.9
 * @example typedNumber('$4.9', 'percent') // null
 */
export function typedNumber(text: string, unit: FilterUnit = 'plain'): number | null {
  const digits = bare[unit](text.trim())
  return shape.test(digits) ? Number(digits) + 0 : null
}
