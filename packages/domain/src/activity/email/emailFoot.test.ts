import { expect, it } from 'vitest'
import { emailSender } from './emailFoot'

it.each([
  [
    '12 Harbor Road, Portland, ME 04101',
    'Portland, ME',
    'Bayview Motors, 12 Harbor Road, Portland, ME 04101',
  ],
  ['', 'Portland, ME', 'Bayview Motors, Portland, ME'],
  ['', '', 'Bayview Motors'],
])('a store of the address %j and the place %j sends as %j', (postalAddress, place, sender) => {
  expect(emailSender({ name: 'Bayview Motors', postalAddress, place })).toBe(sender)
})
