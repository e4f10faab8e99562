import { expect, it } from 'vitest'
import type { NumberFormat } from './numberSymbols'
import { roundTo, writeNumber } from './writeNumber'

const dollars: NumberFormat = { locale: 'en-US', style: 'currency', currency: 'USD', decimals: 0 }

it('writes amounts rounded, grouped, with the minus before the sign [O-321] [O-322] [O-323]', () => {
  expect(writeNumber(1234.56, dollars)).toBe('$1,235')
  expect(writeNumber(1234567, dollars)).toBe('$1,234,567')
  expect(writeNumber(-1500, dollars)).toBe('-$1,500')
  expect(writeNumber(-0.2, dollars)).toBe('$0')
})

it('writes nothing for what is no number [O-324]', () => {
  expect(writeNumber(null, dollars)).toBe('')
  expect(writeNumber(NaN, dollars)).toBe('')
  expect(writeNumber(Infinity, dollars)).toBe('')
})

it('writes the cents of an amount that has them', () => {
  expect(writeNumber(1234.5, { ...dollars, decimals: 2 })).toBe('$1,234.50')
})

it('groups a plain number and never rounds it [O-325]', () => {
  expect(writeNumber(45210, { ...dollars, style: 'decimal' })).toBe('45,210')
  expect(writeNumber(1.255, { ...dollars, style: 'percent' })).toBe('1.255')
  expect(writeNumber(-0, { ...dollars, style: 'decimal' })).toBe('0')
})

it('rounds half away from zero', () => {
  expect([roundTo(1.005, 2), roundTo(-2.5, 0), roundTo(2.5, 0), roundTo(-0.4, 0)]).toEqual([1.01, -3, 3, 0])
})
