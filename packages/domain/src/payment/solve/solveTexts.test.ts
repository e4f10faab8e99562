import { describe, expect, it } from 'vitest'
import { toCents } from '../../money/money'
import { solvables } from './paymentInputs'
import { formatSolved, solutionNote, solvableLabels, solvedLabel } from './solveTexts'

it('figures that are looked for have names and formats', () => {
  expect(solvables.map((one) => solvableLabels[one])).toEqual(['Price', 'Down payment', 'Term', 'APR'])
  expect(solvables.map(solvedLabel)).toEqual([
    'Highest price',
    'Smallest down payment',
    'Shortest term',
    'Highest APR',
  ])
  expect(solvables.map((one) => formatSolved(one, 60))).toEqual(['$0.60', '$0.60', '60 months', '60%'])
  expect(formatSolved('price', null)).toBe('')
})

describe('what is said beside an answer', () => {
  const payment = toCents(370_00)

  it('is nothing for a plain one', () => {
    for (const solveFor of solvables)
      expect(solutionNote(solveFor, { kind: 'reached', figure: 50, payment, isLimit: false })).toBe('')
    for (const solveFor of ['term', 'downPayment'] as const)
      expect(solutionNote(solveFor, { kind: 'reached', figure: 0, payment, isLimit: true })).toBe('')
  })

  it('is that every figure stays below it', () => {
    expect(solutionNote('apr', { kind: 'reached', figure: 100, payment, isLimit: true })).toBe(
      'The payment stays below this one up to 100%.',
    )
  })

  it('is the nearest figure where none reaches it', () => {
    expect(solvables.map((one) => solutionNote(one, { kind: 'nearest', figure: 72, payment }))).toEqual([
      'No price reaches this payment: more is owed on the present vehicle. The nearest is $0.72 with $370.00 a month.',
      'No down payment reaches this payment. The nearest is $0.72 with $370.00 a month.',
      'No term that is quoted reaches this payment. The nearest is 72 months with $370.00 a month.',
      'No rate reaches this payment. The nearest is 72% with $370.00 a month.',
    ])
  })

  it('is that nothing can be computed', () => {
    expect(solutionNote('price', { kind: 'unknown' })).toMatch(
      /^The payment of this vehicle cannot be computed/,
    )
  })
})
