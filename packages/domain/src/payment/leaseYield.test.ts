import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCents } from '../money/money'
import { levelPayment } from './loan'
import { leaseYield, yieldLeasePayment, type YieldLease } from './leaseYield.fixture'

const lease: YieldLease = { cost: toCents(24_000_00), residual: toCents(12_000_00), term: 36, inAdvance: 1 }

it('a lease to nothing is a loan', () => {
  const money = fc.integer({ min: 1_000_00, max: 90_000_00 }).map(toCents)
  fc.assert(
    fc.property(
      money,
      fc.integer({ min: 1, max: 84 }),
      fc.integer({ min: 0, max: 250 }),
      (cost, term, tenths) => {
        const rate = tenths / 10
        const plain = { cost, residual: toCents(0), term }
        const loan = { amount: cost, annualRate: rate, term }
        expect(yieldLeasePayment({ ...plain, inAdvance: 0 }, rate)).toBe(levelPayment(loan))
        expect(yieldLeasePayment({ ...plain, inAdvance: 1 }, rate)).toBe(
          levelPayment({ ...loan, due: 'begin' }),
        )
      },
    ),
  )
})

it('its yield is the rate of its payment', () => {
  const terms = fc.integer({ min: 12, max: 60 })
  fc.assert(
    fc.property(terms, fc.nat(3), fc.integer({ min: 10, max: 250 }), (term, inAdvance, tenths) => {
      const one = { ...lease, term, inAdvance }
      const payment = yieldLeasePayment(one, tenths / 10)
      expect(leaseYield(one, payment)).toBeCloseTo(tenths / 10, 1)
    }),
  )
})

it('yields nothing where exactly the cost comes back, and has no yield below', () => {
  const even = yieldLeasePayment(lease, 0)
  expect(even).toBe(333_33)
  expect(leaseYield(lease, even)).toBeNull()
  expect(leaseYield({ ...lease, residual: toCents(0), term: 24 }, toCents(1_000_00))).toBe(0)
})

it('takes the lowest rate that answers: of all paid on the first day the residual alone earns', () => {
  const atOnce = { ...lease, residual: toCents(0), term: 3, inAdvance: 3 }
  expect(leaseYield(atOnce, toCents(7_999_99))).toBeNull()
  expect(leaseYield(atOnce, toCents(8_000_00))).toBe(0)
  expect(leaseYield(atOnce, toCents(8_000_01))).toBeNull()
  // 12,000 on the first day for a vehicle of 24,000 that is sold for 13,230 a month later
  const sold = { cost: toCents(24_000_00), residual: toCents(13_230_00), term: 1, inAdvance: 1 }
  expect(leaseYield(sold, toCents(12_000_00))).toBeCloseTo(10.25 * 12, 6)
})

it('has no yield where all is paid on the first day, or the payment is beyond all measure', () => {
  const atOnce = { ...lease, residual: toCents(0), term: 3, inAdvance: 3 }
  expect(leaseYield(atOnce, toCents(9_000_00))).toBeNull()
  expect(leaseYield({ ...lease, term: 1, inAdvance: 0 }, toCents(2 ** 50))).toBeNull()
})

it('finds rates above a hundred percent a month', () => {
  const short = { cost: toCents(100_00), residual: toCents(0), term: 1, inAdvance: 0 }
  expect(leaseYield(short, toCents(300_00))).toBeCloseTo(2 * 1200, 6)
  expect(leaseYield(short, toCents(10_100_00))).toBeCloseTo(100 * 1200, 4)
})

const noTerm = new RangeError('A term is a whole number of payments')
const tooMany = new RangeError('No more payments can be made in advance than the lease has')

it.each([
  [{ term: 0, inAdvance: 0 }, noTerm],
  [{ term: -1, inAdvance: 0 }, noTerm],
  [{ term: 1.5 }, noTerm],
  [{ inAdvance: -1 }, tooMany],
  [{ inAdvance: 37 }, tooMany],
  [{ inAdvance: 0.5 }, tooMany],
])('refuses %o', (wrong, error) => {
  expect(() => yieldLeasePayment({ ...lease, ...wrong }, 5)).toThrow(error)
  expect(() => leaseYield({ ...lease, ...wrong }, toCents(500_00))).toThrow(error)
})
