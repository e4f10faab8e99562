import { expect, it } from 'vitest'
import {
  emailChoices,
  emailDirections,
  emailFlags,
  emailResults,
  emailStatuses,
  isOutbound,
  statusOfDirection,
} from './emailVocabulary'

it('an email is outbound or inbound, each with its one status [O-183] [OP-043]', () => {
  expect(emailDirections).toEqual(['Outbound Email', 'Inbound Email'])
  expect(emailStatuses).toEqual(['Send an Email', 'Received an Email'])
  expect(emailDirections.map((direction) => statusOfDirection[direction])).toEqual(emailStatuses)
})

it('a received email has one of five results', () => {
  expect(emailResults).toEqual([
    'Received an Email',
    'Not Interested',
    'Do Not Contact',
    'No Longer Owns',
    'Create a Lead',
  ])
})

it('an address is the best, the ndd or a custom one [O-182]', () => {
  expect(emailChoices).toEqual(['best', 'ndd', 'custom'])
})

it('an address has four flags', () => {
  expect(emailFlags).toEqual(['bounced', 'complaint', 'blacklisted', 'unsubscribed'])
})

it('knows which emails are sent', () => {
  expect(emailDirections.map((direction) => isOutbound({ direction }))).toEqual([true, false])
})
