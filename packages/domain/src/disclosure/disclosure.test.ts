import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annualPercentageRate } from '../payment/apr/annualPercentageRate'
import { isAccurateRate } from '../payment/apr/accuracy'
import {
  amountInput,
  figureInput,
  type LeasePaymentFormula,
  type LoanPaymentFormula,
} from '../explanation/formula'
import { toCents } from '../money/money'
import { moneyFactor } from '../payment/lease'
import { disclosureOf } from './disclosure'
import { disclosureRows, disclosureValues } from './disclosureRows'
import { leaseDisclosure } from './leaseDisclosure'
import { loanDisclosure } from './loanDisclosure'

const loan = (financed: number, apr: number, term: number): LoanPaymentFormula => ({
  kind: 'loanPayment',
  label: `New payment, ${term} months`,
  amount: amountInput('Amount financed', toCents(financed), 'exact', 'On file'),
  apr: figureInput('APR', apr, 'percent', 'exact', 'The rate that is quoted'),
  term: figureInput('Term', term, 'months', 'exact', 'Default term of the lender'),
})

const lease = (cost: number, residual: number, apr: number, term: number): LeasePaymentFormula => ({
  kind: 'leasePayment',
  label: `New payment, ${term} months`,
  amount: amountInput('Adjusted capitalized cost', toCents(cost), 'exact', 'On file'),
  residual: amountInput('Residual', toCents(residual), 'estimate', 'The lender’s'),
  moneyFactor: figureInput('Money factor', moneyFactor(apr), 'factor', 'exact', 'The rate that is quoted'),
  term: figureInput('Term', term, 'months', 'exact', 'Default term of the lender'),
})

describe('the disclosure of a loan', () => {
  it('says what the payments come to and what the credit costs', () => {
    expect(loanDisclosure(loan(24_119_00, 3.9, 66), toCents(0))).toEqual({
      kind: 'loan',
      apr: 3.9,
      term: 66,
      downPayment: 0,
      amountFinanced: 24_119_00,
      financeCharge: 2_717_92,
      totalOfPayments: 26_836_92,
      monthlyPayment: 406_62,
    })
    expect(loanDisclosure(loan(24_469_00, 4.4, 60), toCents(1_000_00))).toMatchObject({
      downPayment: 1_000_00,
      financeCharge: 2_834_60,
      totalOfPayments: 27_303_60,
      monthlyPayment: 455_06,
    })
  })

  it('has a rate that the payments give, as near to the contract as the law asks', () => {
    const situation = fc.record({
      financed: fc.integer({ min: 1_000_00, max: 150_000_00 }),
      hundredths: fc.integer({ min: 0, max: 2_999 }),
      term: fc.constantFrom(24, 36, 60, 66, 72),
    })
    fc.assert(
      fc.property(situation, ({ financed, hundredths, term }) => {
        const { apr, monthlyPayment, totalOfPayments, financeCharge, amountFinanced } = loanDisclosure(
          loan(financed, hundredths / 100, term),
          toCents(0),
        )
        expect(isAccurateRate(apr ?? Number.NaN, hundredths / 100, false)).toBe(true)
        expect(totalOfPayments).toBe(monthlyPayment * term)
        expect(financeCharge).toBe(Math.max(0, totalOfPayments - amountFinanced))
      }),
    )
  })

  it('of nothing has no rate, and without interest its rate is 0 and it costs nothing', () => {
    expect(loanDisclosure(loan(0, 5, 60), toCents(0))).toMatchObject({ apr: null, financeCharge: 0 })
    // Three payments of 33.33 come to a cent less than what was lent.
    expect(loanDisclosure(loan(100_00, 0, 3), toCents(0))).toMatchObject({ apr: 0, financeCharge: 0 })
  })
})

describe('the disclosure of a lease', () => {
  it('says what is due at signing, what is paid in all, and what it costs beyond the loss of value', () => {
    expect(leaseDisclosure(lease(37_000_00, 23_200_00, 4, 36), toCents(3_000_00))).toEqual({
      kind: 'lease',
      term: 36,
      downPayment: 3_000_00,
      dueAtSigning: 3_483_67,
      capitalizedCost: 37_000_00,
      residual: 23_200_00,
      rentCharge: 3_612_12,
      totalOfPayments: 20_412_12,
      monthlyPayment: 483_67,
    })
  })

  it('costs what its payments yield beyond the loss of value', () => {
    const { monthlyPayment, rentCharge } = leaseDisclosure(lease(30_000_00, 18_000_00, 6, 36), toCents(0))
    const payments = Array.from({ length: 36 }, (_, at) => ({
      amount: monthlyPayment,
      whole: at + 1,
      part: 0,
    }))
    const rate = annualPercentageRate({
      advances: [{ amount: toCents(30_000_00), whole: 0, part: 0 }],
      payments: [...payments, { amount: toCents(18_000_00), whole: 36, part: 0 }],
      perYear: 12,
    })
    expect(rentCharge).toBeGreaterThan(0)
    // A money factor charges rent on the mean of cost and residual, which is nearly the rate that it stands for.
    expect(rate).toBeCloseTo(6, 0)
  })
})

it('a payment that stands as it was quoted has nothing to disclose', () => {
  const quoted = amountInput('New payment, 66 months', toCents(407_00), 'exact', 'Quoted by the lender')
  expect(disclosureOf({ amount: quoted.value, sentence: '', formula: quoted }, toCents(0))).toBeNull()
  expect(disclosureOf(null, toCents(0))).toBeNull()
})

it('loans and leases stand beside each other, each with its own lines', () => {
  const columns = [
    { APR: '4.2%' },
    disclosureValues(loanDisclosure(loan(24_119_00, 3.9, 66), toCents(0)), ''),
    disclosureValues(leaseDisclosure(lease(37_000_00, 23_200_00, 4, 36), toCents(0)), '12,000'),
  ]
  expect(disclosureRows(columns)).toEqual([
    { label: 'APR', values: ['4.2%', '3.9%', ''] },
    { label: 'Term', values: ['', '66 months', '36 months'] },
    { label: 'Down payment', values: ['', '$0.00', '$0.00'] },
    { label: 'Due at signing', values: ['', '', '$483.67'] },
    { label: 'Amount financed', values: ['', '$24,119.00', ''] },
    { label: 'Adjusted capitalized cost', values: ['', '', '$37,000.00'] },
    { label: 'Residual value', values: ['', '', '$23,200.00'] },
    { label: 'Finance charge', values: ['', '$2,717.92', ''] },
    { label: 'Rent charge', values: ['', '', '$3,612.12'] },
    { label: 'Miles a year', values: ['', '', '12,000'] },
    { label: 'Total of payments', values: ['', '$26,836.92', '$17,412.12'] },
    { label: 'Monthly payment', values: ['', '$406.62', '$483.67'] },
  ])
})

describe('the disclosure of a loan with a later first payment', () => {
  const later = (formula: LoanPaymentFormula, days: number, chargesOddDays = true): LoanPaymentFormula => ({
    ...formula,
    firstPayment: {
      days: figureInput('Days to first payment', days, 'days', 'exact', 'Setting of the store'),
      chargesOddDays,
    },
  })

  it('has the rate of the published case with a month and 19 days (12 CFR 1026, Appendix J (c)(1)(ii))', () => {
    // The published rate is rounded; this one gives the published payment.
    const { monthlyPayment, apr } = loanDisclosure(later(loan(6_000_00, 11.817, 36), 49), toCents(0))
    expect([monthlyPayment, apr]).toEqual([200_00, 11.82])
  })

  it('has the rate of the contract where the odd days are charged, and a lower one where they are not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 29 }),
        fc.integer({ min: 100, max: 2_500 }),
        (odd, hundredths) => {
          const contract = loan(30_000_00, hundredths / 100, 60)
          const charged = loanDisclosure(later(contract, 30 + odd), toCents(0))
          expect(isAccurateRate(charged.apr ?? Number.NaN, hundredths / 100, false)).toBe(true)
          const free = loanDisclosure(later(contract, 30 + odd, false), toCents(0))
          expect(free.monthlyPayment).toBe(loanDisclosure(contract, toCents(0)).monthlyPayment)
          expect(free.apr).toBeLessThanOrEqual(hundredths / 100)
        },
      ),
    )
  })

  it('says when the first payment is due', () => {
    const disclosure = loanDisclosure(later(loan(6_000_00, 11.82, 36), 49), toCents(0))
    expect(disclosureValues(disclosure, '')['First payment']).toBe('49 days after signing')
  })
})
