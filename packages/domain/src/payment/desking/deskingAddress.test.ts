import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyDesking, taxedDesking } from '../../../cases/desking'
import { readQuery } from '../../text/addressQuery'
import { deskingQuery, readDesking, readDeskingFigure } from './deskingAddress'
import { termsThatCount, wrongDeskingFigure } from './deskingTexts'
import { neutralDesking } from './deskingTerms'

it('what is tried out comes back from the address as it was', () => {
  fc.assert(
    fc.property(anyDesking, (terms) => {
      expect(readDesking(new Map(Object.entries(deskingQuery(terms))))).toEqual(terms)
    }),
  )
  expect(deskingQuery({ fees: taxedDesking.fees })).toEqual({ fees: '385.5' })
})

it('what cannot be read, or lies beyond the limits, counts for nothing', () => {
  expect(readDesking(readQuery('?tax=99&fees=many&first=5&odd=maybe&negative=no'))).toEqual({
    rollsNegativeEquity: false,
  })
  expect(readDeskingFigure('salesTaxRate', '8.8755')).toBeNull()
  expect(wrongDeskingFigure('fees')).toBe('Enter a number from 0 to 50000.')
})

it('only terms that change an amount are named', () => {
  expect(termsThatCount({ ...neutralDesking, tradeReducesTax: true, incentivesTaxed: true })).toEqual([])
  expect(termsThatCount(taxedDesking)).toEqual([
    'salesTaxRate',
    'tradeReducesTax',
    'fees',
    'incentives',
    'incentivesTaxed',
  ])
})
