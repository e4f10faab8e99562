import { expect, it } from 'vitest'
import { dealTypes } from '../../deal/dealTypes'
import {
  callDirections,
  callResults,
  callStatuses,
  noLongerOwnsReason,
  noReasonText,
  notInterestedReasons,
} from './callVocabulary'

it('a call is outbound or inbound [O-135]', () => {
  expect(callDirections).toEqual(['Outbound Call', 'Inbound Call'])
})

it('a call has one of six statuses [O-136]', () => {
  expect(callStatuses).toEqual([
    'Contacted',
    'Busy',
    'Left Message',
    'No Message',
    'Bad Numbers',
    'Inbound Call',
  ])
})

it('a conversation has one of five results [O-137]', () => {
  expect(callResults).toEqual([
    'No Action',
    'Not Interested',
    'Do Not Contact',
    'No Longer Owns',
    'Create a Lead',
  ])
})

it('the reason of No Longer Owns is a fixed text [O-161]', () => {
  expect(noLongerOwnsReason).toBe('Manager marked the opportunity as No Longer Owns via phone call.')
})

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
