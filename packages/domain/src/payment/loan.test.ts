import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCases } from '../../cases/readCases'
import { toCents } from '../money/money'
import { balanceAfter, levelPayment, loanSchedule, payoff, type Loan } from './loan'

const cases = readCases('payment-cases.csv')
const number = (text = ''): number => Number(text)
const loanOf = (row: Record<string, string>): Loan => ({
  amount: toCents(Math.round(number(row.amount) * 100)),
  annualRate: row.annual_rate_pct === '' ? 8 : number(row.annual_rate_pct),
  term: number(row.n),
  due: row.mode === 'begin' ? 'begin' : 'end',
})
const interest = (loan: Loan, from: number, to: number) =>
  loanSchedule(loan)
    .slice(from - 1, to)
    .reduce((sum, period) => sum + period.interest, 0)

/** What each kind of published figure is called in the file. */
function figureOf(loan: Loan, field: string): number {
  if (field === 'payment') return levelPayment(loan)
  const [, kind, first, last] = /^(interest|balance_after)_(?:first_)?(\d+)(?:_to_(\d+))?$/.exec(field) ?? []
  if (kind === 'balance_after') return balanceAfter(loan, number(first))
  if (field.startsWith('interest_first_')) return interest(loan, 1, number(first))
  return interest(loan, number(first), number(last ?? first))
}

describe('published loans', () => {
  const rows = cases.filter(({ kind = '' }) => ['loan_payment', 'amortize'].includes(kind))

  it('are all here', () => {
    expect(rows.length).toBeGreaterThanOrEqual(18)
  })

  it.each(rows.map((row) => [row.id, row.expect_field, row.expect_value, row] as const))(
    '%s: %s is %s',
    (_id, field = '', value, row) => {
      const difference = Math.abs(figureOf(loanOf(row), field) / 100 - number(value))
      expect(difference).toBeLessThanOrEqual(number(row.tolerance))
    },
  )
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

  it('refuses a term, rate or amount that cannot be', () => {
    const loan: Loan = { amount: toCents(100_00), annualRate: 4, term: 12 }
    for (const wrong of [
      { term: 0 },
      { term: 1.5 },
      { annualRate: -1 },
      { annualRate: Number.NaN },
      { amount: toCents(-1) },
    ])
      expect(() => levelPayment({ ...loan, ...wrong })).toThrow(RangeError)
    expect(() => balanceAfter(loan, 13)).toThrow(RangeError)
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
