import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holding, vehicleTerms as terms } from '../../cases/vehicleTerms'
import { toCents } from '../money/money'
import type { LeaseFinance } from '../opportunity/sections'
import type { Holding } from './leaseFinance'
import { levelPayment } from './loan'
import { quoteVehicle, type RequestedVehicle } from './vehicleQuote'

const plain: RequestedVehicle = {
  vin: '1HGCV1F57MA014882',
  price: null,
  downPayments: [],
  apr: null,
  payoff: null,
  vehiclePayoffSelected: false,
}

const asked = (changes: Partial<RequestedVehicle> = {}, held: Holding = holding) =>
  quoteVehicle(terms, held, 'finance', { ...plain, ...changes })

const loan = (amount: number, annualRate = 3.9) =>
  levelPayment({ amount: toCents(amount), annualRate, term: 66 })

const of66 = (payment: LeaseFinance | null) =>
  payment?.financeLender?.payments.find(({ term }) => term === 66)?.monthlyPayments

describe('both bases of a vehicle', () => {
  it('count the estimated payoff and the remaining payments against the value [OP-082]', () => {
    const { leaseFinance, optionalLeaseFinance } = asked()
    const value = 8_481_00 + 15_869_00
    expect(of66(leaseFinance)).toEqual([loan(32_600_00 - 8_481_00)])
    expect(of66(optionalLeaseFinance)).toEqual([loan(32_600_00 - (value - 17_004_00))])
    expect([leaseFinance?.selectedPayoff, optionalLeaseFinance?.selectedPayoff]).toEqual([
      15_869_00, -17_004_00,
    ])
  })

  it('take the price, the down payments and the rate that are asked', () => {
    const downPayments = [toCents(500_00), toCents(1_500_00)]
    const { leaseFinance } = asked({ price: toCents(30_000_00), downPayments, apr: 5 })
    expect(leaseFinance?.financeLender?.apr).toBe(5)
    expect(leaseFinance?.leaseLender?.apr).toBe(2.4)
    expect(of66(leaseFinance)).toEqual([
      loan(30_000_00 - 8_481_00 - 500_00, 5),
      loan(30_000_00 - 8_481_00 - 1_500_00, 5),
    ])
  })

  it('take the rate for the kind of quote that fits the deal', () => {
    const quoted = quoteVehicle(terms, holding, 'lease', { ...plain, apr: 5 }).leaseFinance
    expect([quoted?.financeLender?.apr, quoted?.leaseLender?.apr]).toEqual([3.9, 5])
  })

  it('take the down payments on file where none are asked', () => {
    const named = { ...terms, downPayments: [750_00].map(toCents) }
    expect(quoteVehicle(named, holding, 'finance', plain).leaseFinance?.financeLender?.downPayments).toEqual([
      750_00,
    ])
  })

  it('are found where one of the two ways to pay is', () => {
    const none = { apr: null, defaultTerm: null }
    const loanOnly = quoteVehicle({ ...terms, lease: none }, holding, 'finance', plain).leaseFinance
    expect([loanOnly?.financeLender?.apr, loanOnly?.leaseLender]).toEqual([3.9, null])
    const leaseOnly = quoteVehicle({ ...terms, finance: none }, holding, 'finance', plain).leaseFinance
    expect([leaseOnly?.financeLender, leaseOnly?.leaseLender?.apr]).toEqual([null, 2.4])
    expect(
      quoteVehicle({ ...terms, finance: none, lease: none }, holding, 'finance', plain).leaseFinance,
    ).toBeNull()
  })

  it('take the payoff that is asked for the selected basis only', () => {
    const payoff = toCents(10_000_00)
    const value = 8_481_00 + 15_869_00
    const byEquity = asked({ payoff })
    expect(of66(byEquity.leaseFinance)).toEqual([loan(32_600_00 - (value - 10_000_00))])
    expect(byEquity.leaseFinance?.selectedPayoff).toBe(10_000_00)
    expect(byEquity.optionalLeaseFinance).toEqual(asked().optionalLeaseFinance)
    const byPayments = asked({ payoff, vehiclePayoffSelected: true })
    expect(byPayments.leaseFinance).toEqual(asked().leaseFinance)
    expect(of66(byPayments.optionalLeaseFinance)).toEqual(of66(byEquity.leaseFinance))
    expect(byPayments.optionalLeaseFinance?.selectedPayoff).toBe(-10_000_00)
  })

  it('are not found where nothing can be reckoned', () => {
    const unknown = { ...holding, paymentPayoff: null }
    expect(asked({}, unknown).optionalLeaseFinance).toBeNull()
    expect(asked({}, unknown).leaseFinance).not.toBeNull()
    expect(asked({ payoff: toCents(1) }, { ...holding, defaultPayoff: null }).leaseFinance).toBeNull()
    expect(asked({}, { ...holding, equity: null })).toEqual({
      leaseFinance: null,
      optionalLeaseFinance: null,
    })
  })

  it('never fail, whatever is asked', () => {
    const amount = fc.integer({ min: -1e12, max: 1e12 }).map(toCents)
    const wire = fc.record({
      vin: fc.string(),
      price: fc.option(amount),
      downPayments: fc.array(amount, { maxLength: 6 }),
      apr: fc.option(fc.double()),
      payoff: fc.option(amount),
      vehiclePayoffSelected: fc.boolean(),
    })
    fc.assert(
      fc.property(wire, (body) => {
        const { leaseFinance } = asked(body)
        for (const { monthlyPayments } of leaseFinance?.financeLender?.payments ?? [])
          for (const payment of monthlyPayments) expect(payment).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
