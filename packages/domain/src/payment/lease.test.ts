import { expect, it } from 'vitest'
import { toCents } from '../money/money'
import { leasePayment, moneyFactor } from './lease'

it('has the depreciation of 383.33 and the rent of 100.33 of the published example', () => {
  const lease = { capitalisedCost: toCents(37_000_00), residual: toCents(23_200_00), term: 36 }
  expect(leasePayment({ ...lease, moneyFactor: 0 })).toBe(383_33)
  expect(leasePayment({ ...lease, moneyFactor: moneyFactor(4) })).toBe(483_67)
})

it('takes 1/2400 of the yearly rate as money factor', () => {
  expect(moneyFactor(3)).toBe(0.00125)
})

it('refuses a lease without a term', () => {
  const lease = { capitalisedCost: toCents(1), residual: toCents(0), moneyFactor: 0 }
  expect(() => leasePayment({ ...lease, term: 0 })).toThrow(RangeError)
})
