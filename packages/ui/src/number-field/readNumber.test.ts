import { describe, expect, it } from 'vitest'
import type { NumberFormat } from './numberSymbols'
import { readNumber } from './readNumber'
import { writeNumber } from './writeNumber'

const format = (style: NumberFormat['style'], decimals = 2, locale = 'en-US'): NumberFormat => ({
  locale,
  style,
  currency: locale === 'de-DE' ? 'EUR' : 'USD',
  decimals,
})

const read = (text: string, ...of: Parameters<typeof format>) => {
  const reading = readNumber(text, format(...of))
  return reading.kind === 'number' ? reading.value : reading.kind
}

describe('reading', () => {
  it.each([
    ['1234', 1234],
    ['1,234', 1234],
    ['1 234 567', 1234567],
    ['1,234,567.89', 1234567.89],
    ['.5', 0.5],
    ['5.', 5],
    ['+7', 7],
    ['-7', -7],
    ['−7', -7],
    ['7-', -7],
    ['(1,234)', -1234],
    ['007', 7],
    ['-0', 0],
    ['\u00a01234\u00a0', 1234],
    ['\u202a1,234\u202c', 1234],
    ['１２３', 123],
    ['١٢٣', 123],
    ['€9', 9],
    ['9007199254740991', 9007199254740991],
  ])('takes %s for the number that people mean', (text, value) => {
    expect(read(text, 'decimal')).toBe(value)
  })

  it.each([
    'abc',
    '12abc',
    '1,23',
    '12,34',
    '1,2345',
    '1,234 567',
    '1.2.3',
    '--5',
    '(-5)',
    '(5',
    '-',
    '.',
    '$',
    '1e5',
    '0x1F',
    'NaN',
    'Infinity',
    '1$234',
    '12 %',
    '9007199254740993',
    '9'.repeat(400),
    '<b>5</b>',
  ])('takes %s for no number', (text) => {
    expect(read(text, 'decimal')).toBe('notANumber')
  })

  it.each(['', '   ', '\u200b'])('takes %j for nothing', (text) => {
    expect(read(text, 'decimal')).toBe('empty')
  })

  it.each([
    ['$1,234.50', 1234.5],
    ['1,234.50 $', 1234.5],
    ['US$1,234.50', 1234.5],
    ['USD 1,234.50', 1234.5],
    ['-$5', -5],
    ['$-5', -5],
    ['($1,234.50)', -1234.5],
    ['$(5)', -5],
    ['1.005', 1.01],
    ['€5', 'notANumber'],
    ['5 %', 'notANumber'],
  ])('reads the amount %s', (text, value) => {
    expect(read(text, 'currency')).toBe(value)
  })

  it('rounds an amount to the decimals that it is written with [O-321]', () => {
    expect(read('$1,234.56', 'currency', 0)).toBe(1235)
  })

  it.each([
    ['12 %', 12],
    ['12%', 12],
    ['% 12', 12],
    ['3.9', 3.9],
    ['$12', 'notANumber'],
  ])('reads the percentage %s', (text, value) => {
    expect(read(text, 'percent')).toBe(value)
  })

  it('reads by the signs of the locale', () => {
    expect(read('1.234,50 €', 'currency', 2, 'de-DE')).toBe(1234.5)
    expect(read('1,234.50', 'decimal', 2, 'de-DE')).toBe('notANumber')
    expect(read('1\u202f234,5', 'decimal', 2, 'fr-FR')).toBe(1234.5)
    expect(read("1'234.5", 'decimal', 2, 'de-CH')).toBe(1234.5)
    expect(read('12,34,567', 'decimal', 2, 'en-IN')).toBe(1234567)
    expect(read('12,34,567', 'decimal', 2, 'en-US')).toBe('notANumber')
  })

  it('counts the decimals that say something', () => {
    expect(readNumber('1.250', format('decimal'))).toMatchObject({ decimals: 2 })
    expect(readNumber('1.00', format('decimal'))).toMatchObject({ decimals: 0 })
  })

  it.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'ar-EG', 'hi-IN'])(
    'reads in %s what it writes',
    (locale) => {
      for (const style of ['decimal', 'currency', 'percent'] as const) {
        for (const value of [0, 7, -7, 1234, -1234567.25, 12345678.5]) {
          const of = format(style, 2, locale)
          expect([style, readNumber(writeNumber(value, of), of)]).toEqual([
            style,
            expect.objectContaining({ kind: 'number', value }),
          ])
        }
      }
    },
  )
})
