import { expect, it } from 'vitest'
import { callDirections, callResults, callStatuses, noLongerOwnsReason } from './callVocabulary'

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
