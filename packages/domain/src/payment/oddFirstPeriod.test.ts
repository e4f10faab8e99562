import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCents } from '../money/money'
import { levelPayment } from './loan'
import { amountAfterOddDays, levelPaymentAfterOddDays } from './oddFirstPeriod'

const loan = { amount: toCents(4_500_00), annualRate: 5, term: 36 }

it('odd days add their interest to what is owed', () => {
  expect(amountAfterOddDays(loan, 16, 'simple')).toBe(4_510_00)
  expect(amountAfterOddDays(loan, 16, 'compound')).toBe(4_509_99)
  expect(amountAfterOddDays(loan, 30, 'simple')).toBe(amountAfterOddDays(loan, 30, 'compound'))
  expect(amountAfterOddDays(loan, 60, 'simple')).toBe(4_537_50)
  expect(amountAfterOddDays(loan, 60, 'compound')).toBe(4_537_58)
})

it('a loan after 16 odd days asks for the payment of the handbook', () => {
  expect(levelPaymentAfterOddDays(loan, 16, 'compound')).toBe(135_17)
})

it('a loan without odd days is the plain one, and more days never cost less', () => {
  const interest = fc.constantFrom('simple' as const, 'compound' as const)
  fc.assert(
    fc.property(fc.nat(60), interest, (days, kind) => {
      expect(levelPaymentAfterOddDays(loan, -days, kind)).toBe(levelPayment(loan))
      expect(levelPaymentAfterOddDays(loan, days + 1, kind)).toBeGreaterThanOrEqual(
        levelPaymentAfterOddDays(loan, days, kind),
      )
    }),
  )
})
