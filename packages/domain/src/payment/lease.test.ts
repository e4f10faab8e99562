import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leaseCases, type LeaseCase } from '../../cases/leaseCases'
import { toCents } from '../money/money'
import {
  leaseCharges,
  leasePayment,
  moneyFactor,
  percentBelow,
  percentOf,
  rateOfMoneyFactor,
  withTax,
  type Lease,
} from './lease'
import { leaseYield, yieldLeasePayment } from './leaseYield.fixture'

const amount = (cents: number | undefined) => toCents(cents ?? Number.NaN)
const known = (figure: number | undefined) => figure ?? Number.NaN

const leaseOf = (row: LeaseCase): Lease => ({
  capitalisedCost: amount(row.capitalisedCost),
  residual: amount(row.residual),
  term: known(row.term),
  moneyFactor: known(row.moneyFactor),
})

const yieldLeaseOf = (row: LeaseCase, inAdvance: number) => ({
  cost: amount(row.capitalisedCost),
  residual: toCents(row.residual ?? 0),
  term: known(row.term),
  inAdvance,
})

/** How each published figure is reckoned, in dollars, percent or as a money factor. */
const figures: Readonly<Record<string, (row: LeaseCase) => number | null>> = {
  monthly_depreciation: (row) => leaseCharges({ ...leaseOf(row), moneyFactor: 0 }).depreciation / 100,
  monthly_rent: (row) => leaseCharges(leaseOf(row)).rent / 100,
  base_payment: (row) => leasePayment(leaseOf(row)) / 100,
  total_payment: (row) => withTax(leasePayment(leaseOf(row)), known(row.taxPercent)) / 100,
  residual: (row) => percentOf(amount(row.msrp), known(row.residualPercent)) / 100,
  total_depreciation: (row) => (amount(row.capitalisedCost) - amount(row.residual)) / 100,
  money_factor_from_apr: (row) => moneyFactor(known(row.apr)),
  apr_from_money_factor: (row) => rateOfMoneyFactor(known(row.moneyFactor)),
  // Discount from the sticker price: the selling price is the cost before 1,200 dollars of fees.
  pct_off_msrp: (row) => percentBelow(toCents(known(row.grossCapitalisedCost) - 1_200_00), amount(row.msrp)),
}

describe('published leases', () => {
  it('are all here', () => {
    expect(leaseCases).toHaveLength(19)
  })

  const byFactor = leaseCases.filter(
    (row) => row.method === 'money-factor' && row.status !== 'published-WRONG',
  )

  it.each(byFactor)('$id: $field is $expected', (row) => {
    const figure = figures[row.field]?.(row) ?? Number.NaN
    expect(Math.abs(figure - row.expected)).toBeLessThanOrEqual(row.tolerance)
  })

  it.each([
    ['L-HP17', 3],
    ['L-HP10', 1],
  ])('%s, with %d payments in advance', (id, inAdvance) => {
    const row = leaseCases.find((one) => one.id === id)
    if (row === undefined) throw new Error(`${id} is missing`)
    const payment = yieldLeasePayment(yieldLeaseOf(row, inAdvance), known(row.apr))
    expect(Math.abs(payment / 100 - row.expected)).toBeLessThanOrEqual(row.tolerance)
  })

  it('L-FRB-1: 488.53 a month yields 10.354 % at the beginning of the month, 10.085 % at its end', () => {
    const row = leaseCases.find(({ id }) => id === 'L-FRB-1')
    if (row === undefined) throw new Error('L-FRB-1 is missing')
    const payment = toCents(Math.round(row.expected * 100))
    expect(leaseYield(yieldLeaseOf(row, 1), payment)).toBeCloseTo(10.354, 3)
    expect(leaseYield(yieldLeaseOf(row, 0), payment)).toBeCloseTo(10.085, 3)
  })

  it('L-BAD-1: the wrong total of a page is not reproduced (tax counts on the rounded payment)', () => {
    const row = leaseCases.find(({ id }) => id === 'L-BAD-1')
    if (row === undefined) throw new Error('L-BAD-1 is missing')
    expect(withTax(leasePayment(leaseOf(row)), known(row.taxPercent))).toBe(762_47)
    expect(row.expected).toBe(641.651)
  })
})

const anyLease: fc.Arbitrary<Lease> = fc.record({
  capitalisedCost: fc.integer({ min: 10_000_00, max: 120_000_00 }).map(toCents),
  residual: fc.integer({ min: 0, max: 80_000_00 }).map(toCents),
  term: fc.integer({ min: 1, max: 72 }),
  moneyFactor: fc.integer({ min: 0, max: 600 }).map((factor) => factor / 100_000),
})

describe('any lease', () => {
  it('is depreciation and rent, a cent off at most', () => {
    fc.assert(
      fc.property(anyLease, (lease) => {
        const { depreciation, rent, payment } = leaseCharges(lease)
        expect(Math.abs(payment - depreciation - rent)).toBeLessThanOrEqual(1)
        expect(leasePayment(lease)).toBe(payment)
      }),
    )
  })

  it('costs no less at a higher factor or cost, and no more to a higher residual at no factor', () => {
    fc.assert(
      fc.property(anyLease, (lease) => {
        const payment = leasePayment(lease)
        expect(leasePayment({ ...lease, moneyFactor: lease.moneyFactor + 0.001 })).toBeGreaterThanOrEqual(
          payment,
        )
        const dearer = { ...lease, capitalisedCost: toCents(lease.capitalisedCost + 1_00) }
        expect(leasePayment(dearer)).toBeGreaterThanOrEqual(payment)
        const free = { ...lease, moneyFactor: 0 }
        const kept = { ...free, residual: toCents(lease.residual + 1_00) }
        expect(leasePayment(kept)).toBeLessThanOrEqual(leasePayment(free))
      }),
    )
  })

  it('refuses a term that is none', () => {
    const lease = { capitalisedCost: toCents(1), residual: toCents(0), moneyFactor: 0 }
    for (const term of [0, -1, 1.5, Number.NaN])
      expect(() => leasePayment({ ...lease, term })).toThrow(
        new RangeError('A term is a whole number of payments'),
      )
  })
})

describe('a residual like a balloon', () => {
  const cost = toCents(30_000_00)
  const lease = (residual: number): Lease => ({
    capitalisedCost: cost,
    residual: toCents(residual),
    term: 36,
    moneyFactor: moneyFactor(4.8),
  })

  // By hand: (cost - residual) / 36 and (cost + residual) * 0.002.
  it.each([
    ['of nothing: all is paid off', 0, 833_33, 60_00, 893_33],
    ['of 90 % of the cost', 27_000_00, 83_33, 114_00, 197_33],
    ['of the cost: only the money costs', 30_000_00, 0, 120_00, 120_00],
    ['a cent above the cost', 30_000_01, 0, 120_00, 120_00],
    ['of 110 %: the gain is taken off the rent', 33_000_00, -83_33, 126_00, 42_67],
    ['of 120 %: the gain is more than the rent', 36_000_00, -166_67, 132_00, -34_67],
  ])('%s', (_what, residual, depreciation, rent, payment) => {
    expect(leaseCharges(lease(residual))).toEqual({ depreciation, rent, payment })
  })

  it('never costs more the higher it is, while a month of its rent is less than its part of the term', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000_00 }),
        fc.integer({ min: 0, max: 60_000_00 }),
        (one, other) => {
          const [low, high] = one < other ? [one, other] : [other, one]
          expect(leasePayment(lease(high))).toBeLessThanOrEqual(leasePayment(lease(low)))
        },
      ),
    )
  })
})

describe('the rate', () => {
  it('and the money factor are one figure', () => {
    expect(moneyFactor(3)).toBe(0.00125)
    expect(rateOfMoneyFactor(0.0025)).toBe(6)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (rate) => {
        expect(rateOfMoneyFactor(moneyFactor(rate))).toBeCloseTo(rate, 9)
      }),
    )
  })

  it('below a full price is unknown where that is nothing', () => {
    expect(percentBelow(toCents(1), toCents(0))).toBeNull()
    expect(percentBelow(toCents(110), toCents(100))).toBeCloseTo(-10, 9)
  })
})
