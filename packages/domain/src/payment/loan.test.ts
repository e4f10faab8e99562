import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loanCases, type LoanCase } from '../../cases/loanCases'
import { toCents } from '../money/money'
import { balanceAfter, interestPaid, levelPayment, loanSchedule, payoff, type Loan } from './loan'
import { levelPaymentAfterOddDays } from './oddFirstPeriod'

const loanOf = ({ amount, annualRate, term, due }: LoanCase): Loan => ({
  amount: toCents(amount),
  // The Federal Reserve's page leaves the rate out; 8 % gives its payment.
  annualRate: annualRate ?? 8,
  term,
  due,
})

/** What each kind of published figure is called in the cases. */
function figureOf(loan: Loan, { field, oddDays }: LoanCase): number {
  if (oddDays !== undefined) return levelPaymentAfterOddDays(loan, oddDays, 'compound')
  if (field === 'payment') return levelPayment(loan)
  const [, kind, first, last] = /^(interest|balance_after)_(?:first_)?(\d+)(?:_to_(\d+))?$/.exec(field) ?? []
  if (kind === 'balance_after') return balanceAfter(loan, Number(first))
  if (field.startsWith('interest_first_')) return interestPaid(loan, 1, Number(first))
  return interestPaid(loan, Number(first), Number(last ?? first))
}

describe('published loans', () => {
  it('are all here', () => {
    expect(loanCases).toHaveLength(21)
  })

  it.each(loanCases)('$id: $field is $expected', (row) => {
    const difference = Math.abs(figureOf(loanOf(row), row) / 100 - row.expected)
    expect(difference).toBeLessThanOrEqual(row.tolerance)
  })
})

const anyLoan: fc.Arbitrary<Loan> = fc.record({
  amount: fc.integer({ min: 100_00, max: 150_000_00 }).map(toCents),
  annualRate: fc.integer({ min: 0, max: 2999 }).map((hundredths) => hundredths / 100),
  term: fc.integer({ min: 1, max: 96 }),
  due: fc.constantFrom('end' as const, 'begin' as const),
})

describe('any loan', () => {
  it('pays back exactly what was borrowed, never owing less than nothing', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const periods = loanSchedule(loan)
        expect(periods.reduce((sum, { principal }) => sum + principal, 0)).toBe(loan.amount)
        expect(periods.at(-1)?.balance).toBe(0)
        for (const { balance, interest: due } of periods)
          expect(Math.min(balance, due)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('costs no less at a higher rate', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        expect(levelPayment({ ...loan, annualRate: loan.annualRate + 1 })).toBeGreaterThanOrEqual(
          levelPayment(loan),
        )
      }),
    )
  })

  it('costs no more a month over a longer term, and no less for more money', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const payment = levelPayment(loan)
        expect(levelPayment({ ...loan, term: loan.term + 1 })).toBeLessThanOrEqual(payment)
        const more = { ...loan, amount: toCents(loan.amount + 1_00) }
        expect(levelPayment(more)).toBeGreaterThanOrEqual(payment)
      }),
    )
  })

  it('divides its interest among its payments without losing a cent', () => {
    fc.assert(
      fc.property(anyLoan, fc.nat(96), (loan, at) => {
        const split = Math.min(at, loan.term)
        const parts = interestPaid(loan, 1, split) + interestPaid(loan, split + 1, loan.term)
        expect(parts).toBe(interestPaid(loan, 1, loan.term))
      }),
    )
  })

  it('owes what it owed less the principal, after every payment', () => {
    fc.assert(
      fc.property(anyLoan, fc.nat(96), (loan, at) => {
        const payments = Math.min(at, loan.term)
        const principal = loanSchedule(loan)
          .slice(0, payments)
          .reduce((sum, period) => sum + period.principal, 0)
        expect(balanceAfter(loan, payments)).toBe(loan.amount - principal)
      }),
    )
  })

  const small: Loan = { amount: toCents(100_00), annualRate: 4, term: 12 }
  const noTerm = new RangeError('A term is a whole number of payments')
  const negative = new RangeError('A rate and an amount are not negative')

  it.each([
    [{ term: 0 }, noTerm],
    [{ term: -12 }, noTerm],
    [{ term: 1.5 }, noTerm],
    [{ term: Number.NaN }, noTerm],
    [{ annualRate: -0.01 }, negative],
    [{ annualRate: Number.NaN }, negative],
    [{ amount: toCents(-1) }, negative],
  ])('refuses %o', (wrong, error) => {
    expect(() => levelPayment({ ...small, ...wrong })).toThrow(error)
    expect(() => balanceAfter({ ...small, ...wrong }, 0)).toThrow(error)
  })

  it('can be one payment, without interest, or of nothing', () => {
    expect(levelPayment({ ...small, term: 1 })).toBe(100_33)
    expect(levelPayment({ ...small, annualRate: 0 })).toBe(8_33)
    expect(levelPayment({ ...small, amount: toCents(0) })).toBe(0)
  })

  it.each([13, -1, 1.5])('has no payment %d', (payments) => {
    expect(() => balanceAfter(small, payments)).toThrow(new RangeError('A loan has no such payment'))
  })

  it('gives the figures of its examples', () => {
    const car: Loan = { amount: toCents(20_000_00), annualRate: 4, term: 60 }
    const house: Loan = { amount: toCents(180_000_00), annualRate: 7.75, term: 360 }
    expect(levelPayment(car)).toBe(368_33)
    expect(balanceAfter(house, 12)).toBe(178_420_18)
    expect(interestPaid(house, 1, 12)).toBe(13_894_66)
    expect(payoff(car, 24, 10)).toBe(12_489_33)
  })
})

describe('payoff', () => {
  const loan: Loan = { amount: toCents(36_500_00), annualRate: 10, term: 60 }

  it('is the balance on the day of a payment, and the amount borrowed before the first', () => {
    expect(payoff(loan, 24)).toBe(balanceAfter(loan, 24))
    expect(payoff(loan, 0)).toBe(loan.amount)
  })

  it('grows by the interest of each day', () => {
    expect(payoff(loan, 0, 10)).toBe(36_600_00)
  })
})
