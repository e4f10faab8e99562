import { describe, expect, it } from 'vitest'
import type { DealType } from '../../deal/dealTypes'
import { toCents } from '../../money/money'
import { comparedPaymentDifference } from './paymentDifferenceFilter'

const row = (dealType: DealType | null, dealTypeCode: DealType | null = null) => ({
  dealType,
  dealTypeCode,
  paymentDifferenceFinance: toCents(10_00),
  paymentDifferenceLease: toCents(20_00),
})

describe('the payment difference that a filter compares', () => {
  it.each([
    ['Finance', row('Finance'), 1000],
    ['Finance', row('Lease'), 1000],
    ['Lease', row('Finance'), 2000],
    ['Lease', row('Lease'), 2000],
    ['Original Deal Type', row('Finance'), 1000],
    ['Original Deal Type', row('Lease'), 2000],
    ['Original Deal Type', row('Cash'), null],
    ['Original Deal Type', row('Conquest', 'ConquestLease'), null],
    ['Original Deal Type', row('Conquest', 'ConquestFinance'), null],
    ['Original Deal Type', row(null), null],
    ['Original Deal Type', row('Purchase'), null],
    ['Finance', row('Cash'), null],
    ['Lease', row('Conquest'), null],
  ] as const)('%s of %j is %s [L-493]', (type, deal, amount) => {
    expect(comparedPaymentDifference(type, deal)).toBe(amount)
  })
})
