import { expect, it } from 'vitest'
import { offeredCustomer, stockOffer } from '../../../cases/stockOffers'
import { toCents } from '../../money/money'
import { solvables } from '../solve/paymentInputs'
import { fitOf } from './fit'
import { fitCountText, fitFloorText, formatNeeded, solvedColumnLabel, wholeDollarsDown } from './fitTexts'
import { fitFloor } from './rankedFits'

const question = {
  target: toCents(436_00),
  term: 66,
  downPayment: toCents(0),
  apr: null,
  solveFor: 'price',
} as const

it('the column says what is needed for which payment', () => {
  expect(solvables.map((solveFor) => solvedColumnLabel({ ...question, solveFor }))).toEqual([
    'Down for $436',
    'Down for $436',
    'Term for $436',
    'APR for $436',
  ])
  expect(solvedColumnLabel({ ...question, target: null })).toBe('Down')
})

it('money down is enough in whole dollars, a price is not too high', () => {
  expect([formatNeeded('price', 272_01), formatNeeded('downPayment', 272_00)]).toEqual(['$273', '$272'])
  expect([formatNeeded('term', 72), formatNeeded('apr', 4.25), formatNeeded('apr', null)]).toEqual([
    '72 months',
    '4.25%',
    '',
  ])
  expect(wholeDollarsDown(34_342_73)).toBe(34_342_00)
})

it('says how low the payments are, and how many vehicles stay at the payment', () => {
  const floor = fitFloor([fitOf(stockOffer(), offeredCustomer, question)], question)
  if (floor === null) throw new Error('It has a payment')
  expect(fitFloorText(floor, question, 'A RAV4')).toBe(
    'No vehicle is possible below $407 at 66 months and $0 down; nearest: A RAV4.',
  )
  const free = { ...floor, nearest: { ...floor.nearest, payment: toCents(0) } }
  expect(fitFloorText(free, question, 'A RAV4')).toBe(
    'A RAV4 costs nothing a month at 66 months and $0 down.',
  )
  expect(fitCountText(12, 8, question)).toBe('12 vehicles stay at $436, 8 more need money down')
  expect(fitCountText(1, 0, question)).toBe('1 vehicle stays at $436')
  expect(fitCountText(0, 2, { ...question, solveFor: 'term' })).toBe(
    '0 vehicles stay at $436, 2 more need another term',
  )
  expect(fitCountText(0, 2, { ...question, target: null })).toBe(
    'Enter a payment to see which vehicles stay at it.',
  )
})
