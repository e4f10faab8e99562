import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatAmount,
  formatCount,
  formatDecimal,
  formatDollars,
  formatPercent,
  formatTypedDollars,
} from './format'
import { toCents } from './money'

describe('formatDollars', () => {
  it.each([
    [1_234_500, '$12,345'],
    [-123_400, '-$1,234'],
    [-123_450, '-$1,235'],
    [123_449, '$1,234'],
    [-49, '$0'],
    [0, '$0'],
    [99_999_950, '$1,000,000'],
  ])('%d cents are %s [L-600] [L-286]', (cents, text) => {
    expect(formatDollars(toCents(cents))).toBe(text)
  })

  it('shows nothing for an unknown amount [L-600]', () => {
    expect(formatDollars(null)).toBe('')
  })

  it('is never more than half a dollar away', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const dollars = Number(formatDollars(toCents(cents)).replace(/[$,]/g, ''))
        expect(Math.abs(dollars * 100 - cents)).toBeLessThanOrEqual(50)
      }),
    )
  })
})

it.each([
  [-1_234_50, '-$1,234.50'],
  [5, '$0.05'],
  [0, '$0.00'],
  [100_000_000, '$1,000,000.00'],
])('%d cents are %s with their cents', (cents, text) => {
  expect(formatAmount(toCents(cents))).toBe(text)
})

describe('formatTypedDollars', () => {
  it.each([
    ['1234.56', '$1,235', '[O-321] [O-322]'],
    ['1234567', '$1,234,567', '[O-322]'],
    ['-1500', '-$1,500', '[O-323] [OP-102]'],
    ['-0.2', '$0', '[O-323]'],
    ['$12,345', '$12,345', ''],
    ['-$7', '-$7', ''],
    [' .5 ', '$1', ''],
  ])('%s becomes %s %s', (text, shown) => {
    expect(formatTypedDollars(text)).toBe(shown)
  })

  it('shows nothing for what is empty or no number [O-324]', () => {
    for (const text of ['', ' ', null, 'abc', '12a', '-', '$', '1.2.3', '9'.repeat(30), 'Infinity', '0x10'])
      expect(formatTypedDollars(text), String(text)).toBe('')
  })

  it('reads what it printed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (dollars) => {
        const shown = formatTypedDollars(String(dollars))
        expect(formatTypedDollars(shown)).toBe(shown)
      }),
    )
  })
})

describe('formatDecimal', () => {
  it('keeps so many decimals at most, and no negative zero', () => {
    expect([5.5, 5.52, 5, -2.26, -0.04].map((figure) => formatDecimal(figure, 1))).toEqual([
      '5.5',
      '5.5',
      '5',
      '-2.3',
      '0',
    ])
  })

  it('shows nothing for an unknown figure', () => {
    expect(formatDecimal(null, 1)).toBe('')
    expect(formatDecimal(Number.NaN, 1)).toBe('')
  })
})

describe('formatCount', () => {
  it('groups thousands [L-285] [O-325]', () => {
    expect(formatCount(54321)).toBe('54,321')
    expect(formatCount(45210)).toBe('45,210')
    expect(formatCount(999)).toBe('999')
    expect(formatCount(0)).toBe('0')
    expect(formatCount(-1234567)).toBe('-1,234,567')
  })

  it('shows nothing for an unknown figure', () => {
    expect(formatCount(null)).toBe('')
    expect(formatCount(Number.NaN)).toBe('')
  })
})

describe('formatPercent', () => {
  it.each([
    [4.9, '4.9%'],
    [4, '4%'],
    [0, '0%'],
    [6.125, '6.13%'],
    [-0.001, '0%'],
  ])('%d is %s: up to 2 decimals [L-600]', (rate, text) => {
    expect(formatPercent(rate)).toBe(text)
  })

  it('shows nothing for an unknown rate', () => {
    expect(formatPercent(null)).toBe('')
  })
})
