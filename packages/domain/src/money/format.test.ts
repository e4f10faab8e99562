import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCount, formatDollars, formatPercent } from './format'
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

describe('formatCount', () => {
  it('groups thousands [L-285]', () => {
    expect(formatCount(54321)).toBe('54,321')
    expect(formatCount(999)).toBe('999')
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
