import { expect, it } from 'vitest'
import { stockNumberText } from './stockNumber'

it('is shown with its sign, and not at all where there is none', () => {
  expect(stockNumberText('RT4X0917')).toBe('S#RT4X0917')
  expect([stockNumberText(null), stockNumberText('')]).toEqual(['', ''])
})
