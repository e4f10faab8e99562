import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from '../money/money'
import { levelPayment } from './loan'
import {
  isApr,
  leaseFinanceFor,
  quoteVehicle,
  type AskedVehicle,
  type Holding,
  type VehicleTerms,
} from './vehicleQuote'

const terms: VehicleTerms = {
  price: toCents(32_600_00),
  msrp: toCents(35_920_00),
  downPayments: null,
  finance: { apr: 3.9, defaultTerm: 66 },
  lease: { apr: 2.4, defaultTerm: null },
  yearlyRetention: 0.895,
}

const holding: Holding = {
  equity: toCents(8_481_00),
  defaultPayoff: toCents(15_869_00),
  paymentPayoff: toCents(-17_004_00),
  currentPayment: toCents(436_00),
  selectedPayoff: toCents(15_869_00),
}

const plain: AskedVehicle = {
  vin: '1HGCV1F57MA014882',
  price: null,
  downPayments: [],
  apr: null,
  payoff: null,
  vehiclePayoffSelected: false,
}

const asked = (changes: Partial<AskedVehicle> = {}, held: Holding = holding, offered = terms) =>
  quoteVehicle(offered, held, 'finance', { ...plain, ...changes })

const loan = (amount: number, annualRate = 3.9) =>
  levelPayment({ amount: toCents(amount), annualRate, term: 66 })

const of66 = (payment: ReturnType<typeof leaseFinanceFor> | null) =>
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

  it('knows rates from 0 to 100 percent', () => {
    expect([0, 100, 4.9].map(isApr)).toEqual([true, true, true])
    expect([-0.01, 100.01, NaN, null].map(isApr)).toEqual([false, false, false, false])
  })
})

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
