import { describe, expect, it } from 'vitest'
import { formatCurrency, formatNumber, formatPercentage } from './formatNumber'

const unknown = [null, undefined, Number.NaN, Infinity, -Infinity]

describe('numbers of cells', () => {
  it('groups whole figures [L-285] [L-286]', () => {
    expect([54_321, 999, 0, -1234, 1e15].map((value) => formatNumber(value))).toEqual([
      '54,321',
      '999',
      '0',
      '-1,234',
      '1,000,000,000,000,000',
    ])
  })

  it('keeps at most the decimals that it is asked for', () => {
    expect([formatNumber(28.456, 1), formatNumber(28, 1), formatNumber(0.5)]).toEqual(['28.5', '28', '1'])
  })

  it('writes the minus before the dollar sign, and none before nothing', () => {
    expect([-1234.5, -0.4, -0, 0, 14_609].map((value) => formatCurrency(value))).toEqual([
      '-$1,235',
      '$0',
      '$0',
      '$0',
      '$14,609',
    ])
    expect([formatCurrency(-1234.5, true), formatCurrency(-0.001, true)]).toEqual(['-$1,234.50', '$0.00'])
  })

  it('takes a rate in percent', () => {
    expect([4.9, 5, 5.256, -0].map((value) => formatPercentage(value))).toEqual(['4.9%', '5%', '5.26%', '0%'])
  })

  it('is blank for what is no figure', () => {
    for (const value of unknown)
      expect([formatNumber(value), formatCurrency(value), formatPercentage(value)]).toEqual(['', '', ''])
  })
})
