import { plainText } from './digits'
import { symbolsOf, type NumberFormat, type NumberSymbols } from './numberSymbols'
import { roundTo } from './writeNumber'

/** What a text is as a number. */
export type NumberReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number; readonly decimals: number }
  | { readonly kind: 'notANumber' }

const notANumber: NumberReading = { kind: 'notANumber' }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Takes off, once, what may stand before or after a number: its currency or the sign of percent. */
const withoutUnit = (text: string, { style }: NumberFormat, { currency }: NumberSymbols): string => {
  const unit = {
    currency: currency.map(escaped).join('|'),
    percent: '%',
    decimal: '\\p{Sc}',
  }[style]
  return text.replace(new RegExp(`(?<!\\d\\s*)(?:${unit})|(?:${unit})(?!\\s*\\d)`, 'u'), '').trim()
}

/** A minus before or after the digits, or brackets around them; one of the three, or a plus. */
const signed =
  /^(?:(?<minus>[-−–])|\+)?\s*(?<plain>[^-−–+()]+)$|^(?<after>[^-−–+()]+)[-−–]$|^\((?<inside>[^-−–+()]+)\)$/u

/** Digits with the locale's signs between them: groups of three, all by the same sign, or none at all. */
const shapeOf = ({ group, decimal, hasPairs }: NumberSymbols): RegExp => {
  const between = [...new Set([group, ' ', ...(group === '’' ? ["'"] : [])])].filter((sign) => sign !== '')
  const sign = `(?<sign>${between.map(escaped).join('|')})`
  const groups = `\\d{1,3}${sign}(?:\\d{${hasPairs ? '2,3' : '3'}}\\k<sign>)*\\d{3}`
  return new RegExp(
    `^(?:(?<whole>${groups}|\\d+)(?:${escaped(decimal)}(?<part>\\d*))?|${escaped(decimal)}(?<only>\\d+))$`,
    'u',
  )
}

/**
 * Reads a number as people type and paste it: grouped or not, with its currency or percent, in brackets or with a minus
 * on either side, in any script's digits. What could mean two things, such as `1,5` where the comma groups, is no number;
 * nor is what is larger than a number holds exactly.
 *
 * @example
 * readNumber('($1,234.50)', { locale: 'en-US', style: 'currency', currency: 'USD', decimals: 2 }) // -1234.5
 */
export const readNumber = (typed: string, format: NumberFormat): NumberReading => {
  const text = plainText(typed).trim()
  if (text === '') return { kind: 'empty' }
  const symbols = symbolsOf(format)
  const parts = signed.exec(withoutUnit(text, format, symbols))?.groups
  const digits = parts?.['plain'] ?? parts?.['after'] ?? parts?.['inside'] ?? ''
  const found = shapeOf(symbols).exec(digits.trim())?.groups
  if (parts === undefined || found === undefined) return notANumber
  const part = found['part'] ?? found['only'] ?? ''
  const size = Number(`${(found['whole'] ?? '').replace(/\D/g, '') || '0'}.${part || '0'}`)
  if (size > Number.MAX_SAFE_INTEGER) return notANumber
  const isNegative = (parts['minus'] ?? parts['after'] ?? parts['inside']) !== undefined
  const value = isNegative ? -size : size
  return {
    kind: 'number',
    value: format.style === 'currency' ? roundTo(value, format.decimals) : value || 0,
    decimals: part.replace(/0+$/u, '').length,
  }
}
