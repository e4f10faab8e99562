import { expect, it } from 'vitest'
import { leaseFinance, lenderQuote } from '../../../cases/sections'
import { toCents } from '../../money/money'
import { bases, basisExplanation, startsAtPayoff } from './basis'

const deal = { dealType: 'Finance', dealTypeCode: null } as const

const asking = (dollars: number) => ({
  ...leaseFinance,
  financeLender: {
    ...lenderQuote,
    payments: [
      { term: 60, isDefault: false, monthlyPayments: [toCents(1)] },
      { term: 66, isDefault: true, monthlyPayments: [toCents(dollars * 100), toCents(1)] },
    ],
  },
})

const empty = { financeLender: null, leaseLender: null, selectedPayoff: null }

it('the toggle has two sides, Equity and Payoff', () => {
  expect(bases).toEqual(['Equity', 'Payoff'])
  expect(basisExplanation).toBe(
    'Equity counts the Est Payoff against the Vehicle Value, Payoff the remaining payments. Each column starts with the lower payment.',
  )
})

it.each([
  ['the lower payment is Payoff’s', asking(407), asking(390), true],
  ['the lower payment is Equity’s', asking(390), asking(407), false],
  ['both are the same', asking(407), asking(407), false],
  ['only Payoff’s is known', empty, asking(407), true],
  ['only Payoff is there', null, asking(407), true],
  ['only Equity’s is known', asking(407), empty, false],
  ['none is known', null, null, false],
])('the toggle starts at the lower payment: %s [O-280] [OP-082]', (_case, byEquity, byPayments, isPayoff) => {
  expect(startsAtPayoff(byEquity, byPayments, deal)).toBe(isPayoff)
})
