import type { NumberFormat } from '../number-field/numberSymbols'
import { readNumber } from '../number-field/readNumber'
import { writeNumber } from '../number-field/writeNumber'

/** How a typed number is shown while nobody changes it. */
export type ShownStyle = 'asTyped' | 'decimal' | 'currency'

/** The format in which a typed number is read, and by whose signs it is changed. */
export const formatFor = (style: ShownStyle, locale: string): NumberFormat => ({
  locale,
  style: style === 'currency' ? 'currency' : 'decimal',
  currency: 'USD',
  decimals: 2,
})

/**
 * A typed number as people write it; what is no number stays as it was typed.
 *
 * @example
 * showTyped('2500', 'currency', 'en-US') // '$2,500'
 */
export const showTyped = (text: string, style: ShownStyle, locale: string): string => {
  if (style === 'asTyped') return text
  const reading = readNumber(text, formatFor('decimal', locale))
  if (reading.kind !== 'number') return text
  return writeNumber(reading.value, { ...formatFor(style, locale), decimals: reading.decimals > 0 ? 2 : 0 })
}
