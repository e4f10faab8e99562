import { typedFigure } from '../../../text/typedFigure'

const shape = /^-?(?:\d{1,12}(?:\.\d{0,6})?|\.\d{1,6})$/

/**
 * The number that somebody typed into a filter, `null` for any other text: up to twelve digits and six decimals. A
 * dollar sign, commas and blanks around it do not count.
 *
 * @example typedNumber('-$2,500') // -2500
 * @example typedNumber('1e9') // null
 */
export function typedNumber(text: string): number | null {
  const digits = shape.test(text) ? text : typedFigure(text)
  return shape.test(digits) ? Number(digits) + 0 : null
}
