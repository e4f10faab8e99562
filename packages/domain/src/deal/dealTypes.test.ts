import { describe, expect, it } from 'vitest'
import { dealTypes, hidesApr, hidesPaymentDifference, isConquest } from './dealTypes'

const types = dealTypes.filter((dealType) => hidesPaymentDifference({ dealType, dealTypeCode: null }))

it('are seven of the details, and Candidate and Purchase, which rows carry [O-551] [O-552]', () => {
  const details = 'Cash Conquest ConquestCash ConquestFinance ConquestLease Finance Lease'.split(' ')
  expect([...dealTypes].sort()).toEqual([...details, 'Candidate', 'Purchase'].sort())
})

describe('the payment difference', () => {
  it('is blank for Cash and the four Conquest kinds only [L-275] [L-276] [L-596] [O-112] [OP-066]', () => {
    expect(types).toEqual(['Cash', 'Conquest', 'ConquestCash', 'ConquestFinance', 'ConquestLease'])
  })

  it('is blank when the code alone says Cash or Conquest [L-596]', () => {
    expect(hidesPaymentDifference({ dealType: 'Finance', dealTypeCode: 'Cash' })).toBe(true)
    expect(hidesPaymentDifference({ dealType: 'Conquest', dealTypeCode: 'ConquestLease' })).toBe(true)
    expect(isConquest({ dealType: 'Lease', dealTypeCode: 'ConquestLease' })).toBe(true)
  })

  it('shows for a deal without a type', () => {
    expect(hidesPaymentDifference({ dealType: null, dealTypeCode: null })).toBe(false)
  })
})

describe('the APR', () => {
  it('is hidden for Lease and ConquestLease only [L-277] [L-597] [OP-067]', () => {
    expect(dealTypes.filter((dealType) => hidesApr({ dealType, dealTypeCode: null }))).toEqual([
      'Lease',
      'ConquestLease',
    ])
    expect(hidesApr({ dealType: 'Conquest', dealTypeCode: 'ConquestLease' })).toBe(true)
    expect(hidesApr({ dealType: null, dealTypeCode: null })).toBe(false)
  })
})
