import { describe, expect, it } from 'vitest'
import { holding, vehicleTerms as terms } from '../../cases/vehicleTerms'
import { paymentDifference } from '../deal/paymentDifference'
import { toCents } from '../money/money'
import type { LeaseFinance } from '../opportunity/sections'
import { isApr, leaseFinanceFor, paymentDifferencesFor } from './leaseFinance'
import { levelPayment } from './loan'

const loan = (amount: number, annualRate = 3.9) =>
  levelPayment({ amount: toCents(amount), annualRate, term: 66 })

const of66 = (payment: LeaseFinance | null) =>
  payment?.financeLender?.payments.find(({ term }) => term === 66)?.monthlyPayments

describe('what a vehicle costs a month', () => {
  it('is quoted by loan and by lease with the equity put in [O-087]', () => {
    const { financeLender, leaseLender, selectedPayoff } = leaseFinanceFor(terms, holding)
    expect(financeLender).toMatchObject({
      currentPayment: 436_00,
      downPayments: [0],
      defaultPayoff: 15_869_00,
      paymentPayoff: -17_004_00,
      apr: 3.9,
    })
    expect(of66({ financeLender, leaseLender, selectedPayoff })).toEqual([loan(32_600_00 - 8_481_00)])
    expect(leaseLender).toMatchObject({ downPayments: [0, 1_000_00, 2_000_00], apr: 2.4 })
    expect(leaseLender?.payments.find(({ isDefault }) => isDefault)?.term).toBe(36)
    expect(selectedPayoff).toBe(15_869_00)
  })

  it.each([
    ['no price', { price: null }],
    ['no rates', { finance: { apr: null, defaultTerm: 60 }, lease: { apr: null, defaultTerm: 36 } }],
    [
      'rates below 0 and above 100',
      { finance: { apr: -1, defaultTerm: null }, lease: { apr: 100.01, defaultTerm: null } },
    ],
    [
      'rates that are no number',
      { finance: { apr: NaN, defaultTerm: null }, lease: { apr: Infinity, defaultTerm: null } },
    ],
  ])('is not quoted with %s', (_what, changes) => {
    const quoted = leaseFinanceFor({ ...terms, ...changes }, holding)
    expect(quoted).toEqual({ financeLender: null, leaseLender: null, selectedPayoff: 15_869_00 })
  })

  it('is not quoted as a lease without sticker price or retention, nor at all without equity', () => {
    for (const missing of [{ msrp: null }, { yearlyRetention: null }]) {
      const quoted = leaseFinanceFor({ ...terms, ...missing }, holding)
      expect([quoted.financeLender === null, quoted.leaseLender]).toEqual([false, null])
    }
    const { financeLender, leaseLender } = leaseFinanceFor(terms, { ...holding, equity: null })
    expect([financeLender, leaseLender]).toEqual([null, null])
  })

  it.each([0, -12, 2.5, 121, NaN])('takes the usual default term where a lender names %d', (defaultTerm) => {
    const { financeLender } = leaseFinanceFor({ ...terms, finance: { apr: 3.9, defaultTerm } }, holding)
    expect(financeLender?.payments.find(({ isDefault }) => isDefault)?.term).toBe(60)
  })

  it.each([1, 48, 63, 120])('takes the default term that a lender names: %d [OP-084]', (defaultTerm) => {
    const { financeLender, leaseLender } = leaseFinanceFor(
      { ...terms, finance: { apr: 3.9, defaultTerm }, lease: { apr: 2.4, defaultTerm } },
      holding,
    )
    for (const quote of [financeLender, leaseLender])
      expect(quote?.payments.filter(({ isDefault }) => isDefault).map(({ term }) => term)).toEqual([
        defaultTerm,
      ])
  })

  it('knows rates from 0 to 100 percent', () => {
    expect([0, 100, 4.9].map(isApr)).toEqual([true, true, true])
    expect([-0.01, 100.01, NaN, null].map(isApr)).toEqual([false, false, false, false])
  })
})

it('the payment differences are those of the default terms, unknown without a quote or a present payment [O-312]', () => {
  const { finance, lease } = paymentDifferencesFor(terms, holding)
  const { financeLender, leaseLender } = leaseFinanceFor(terms, holding)
  expect(finance).toBe(paymentDifference(financeLender?.payments ?? [], holding.currentPayment))
  expect(lease).toBe(paymentDifference(leaseLender?.payments ?? [], holding.currentPayment))
  expect([finance, lease]).not.toContain(null)
  expect(paymentDifferencesFor({ ...terms, msrp: null }, holding)).toEqual({ finance, lease: null })
  expect(paymentDifferencesFor(terms, { ...holding, currentPayment: null })).toEqual({
    finance: null,
    lease: null,
  })
})
