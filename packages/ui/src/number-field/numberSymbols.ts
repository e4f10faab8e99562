import { plainText } from './digits'

/** How a number is written and read. */
export interface NumberFormat {
  /** A language tag; the signs between digits follow it. */
  readonly locale: string
  /** `percent` counts in hundredths already: 12 is 12 %. */
  readonly style: 'decimal' | 'currency' | 'percent'
  /** ISO code, for `currency`. */
  readonly currency: string
  /** The most decimals. */
  readonly decimals: number
}

/** The signs of a locale, as they stand in a text. */
export interface NumberSymbols {
  readonly group: string
  readonly decimal: string
  /** What says that an amount is in the format's currency: `$`, `US$`, `USD`. */
  readonly currency: readonly string[]
  /** Some locales write 12,34,567. */
  readonly hasPairs: boolean
}

const ask = ({ locale, currency }: NumberFormat): NumberSymbols => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567890.5)
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  const displays = [
    [locale, 'symbol'],
    [locale, 'narrowSymbol'],
    [locale, 'code'],
    ['en-001', 'symbol'],
  ] as const
  const signs = displays.map(([of, currencyDisplay]) =>
    new Intl.NumberFormat(of, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .filter(({ type }) => type === 'currency')
      .map(({ value }) => plainText(value).trim())
      .join(''),
  )
  return {
    group: plainText(part('group')),
    decimal: plainText(part('decimal')),
    currency: [...new Set(signs)].sort((a, b) => b.length - a.length),
    hasPairs: parts.filter(({ type, value }) => type === 'integer' && value.length === 2).length > 1,
  }
}

const known = new Map<string, NumberSymbols>()

/** The signs of a format's locale; asked of the platform once. */
export const symbolsOf = (format: NumberFormat): NumberSymbols => {
  const key = `${format.locale} ${format.currency}`
  const symbols = known.get(key) ?? ask(format)
  known.set(key, symbols)
  return symbols
}

/** What of a number as a field shows it somebody could have typed: digits, the decimal sign, a minus. */
export const typedCharacter = (format: NumberFormat): RegExp => {
  const { decimal } = symbolsOf(format)
  return new RegExp(`[\\p{Nd}${decimal}−-]`, 'u')
}
