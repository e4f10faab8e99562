import { describe, expect, it } from 'vitest'
import { dealTypes, type DealTyped } from '../deal/dealTypes'
import { chosenReason, noReasonText, notInterestedReasons, reasonsFor, wrongReason } from './reasons'

const forEveryDeal = [
  'Paid Off Loan',
  'Does not want to trade vehicle',
  'No longer in area',
  'Refinanced-not in equity',
  'Vehicle damaged',
  'Calculation wrong-not in equity',
]
const turnIn = 'Lease-wants to turn in vehicle'
const buy = 'Lease-wants to buy vehicle'

it('the reasons of a lease stand in one order behind the placeholder [O-177] [OP-041]', () => {
  expect([noReasonText, ...notInterestedReasons({ dealType: 'Lease', dealTypeCode: 'Lease' })]).toEqual([
    'Please select a reason',
    ...forEveryDeal,
    turnIn,
    buy,
  ])
})

it.each([
  [turnIn, '[O-178]'],
  [buy, '[O-179]'],
])('only Lease and ConquestLease offer "%s" %s [OP-067]', (reason) => {
  const offering = dealTypes.filter((dealType) =>
    notInterestedReasons({ dealType, dealTypeCode: dealType }).includes(reason),
  )
  expect(offering).toEqual(['Lease', 'ConquestLease'])
  expect(notInterestedReasons({ dealType: 'Conquest', dealTypeCode: 'ConquestLease' })).toContain(reason)
})

describe('a result', () => {
  const lease: DealTyped = { dealType: 'Lease', dealTypeCode: 'Lease' }
  const finance: DealTyped = { dealType: 'Finance', dealTypeCode: null }
  const wrong = (result: string | null, reason: string | null, deal = lease) =>
    wrongReason(result, reason, deal).map(({ field, message }) => `${field}: ${message}`)

  it('offers reasons when it is Not Interested, the placeholder first [OP-041]', () => {
    expect(reasonsFor('Not Interested', finance)).toEqual([noReasonText, ...forEveryDeal])
    expect(reasonsFor('Do Not Contact', finance)).toEqual([])
    expect(reasonsFor(null, finance)).toEqual([])
  })

  it.each([null, noReasonText])('that is Not Interested needs one, and %s is none [OP-041]', (reason) => {
    expect(chosenReason(reason)).toBeNull()
    expect(wrong('Not Interested', reason)).toEqual(['reason: A reason is needed for Not Interested.'])
  })

  it('takes no reason but one that its deal offers', () => {
    expect(wrong('Not Interested', turnIn)).toEqual([])
    expect(wrong('Not Interested', turnIn, finance)).toEqual([
      'reason: The reason is not one of those for Not Interested.',
    ])
    expect(wrong('Do Not Contact', turnIn)).toEqual(['reason: A reason belongs to Not Interested only.'])
    expect(wrong(null, null)).toEqual([])
  })
})
