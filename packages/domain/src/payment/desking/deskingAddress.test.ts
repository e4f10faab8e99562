import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyDesking, anyFirstPayment, taxedDesking } from '../../../cases/desking'
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
  fc.assert(
    fc.property(anyFirstPayment, (firstPayment) => {
      expect(readDesking(new Map(Object.entries(deskingQuery({ firstPayment }))))).toEqual({ firstPayment })
    }),
  )
})

it('what cannot be read, or lies beyond the limits, counts for nothing', () => {
  expect(
    readDesking(
      readQuery('?tax=99&fees=many&first=5&odd=maybe&negative=no&firstdate=2026-12-01&signed=2026-11-27'),
    ),
  ).toEqual({
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
