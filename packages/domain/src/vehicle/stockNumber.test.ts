import { expect, it } from 'vitest'
import { isStockNumber, stockNumberText } from './stockNumber'

it('a stock number has 8 letters or digits [O-119] [OP-104]', () => {
  for (const text of ['RT4X0917', 'rt4x0917', '12345678']) expect(isStockNumber(text)).toBe(true)
  for (const text of ['RT4X091', 'RT4X09171', 'RT4X-917', ' RT4X091', '', 'RT4X0917\n'])
    expect(isStockNumber(text)).toBe(false)
})

it('is shown with its sign, and not at all where there is none', () => {
  expect(stockNumberText('RT4X0917')).toBe('S#RT4X0917')
  expect([stockNumberText(null), stockNumberText('')]).toEqual(['', ''])
})
