import { expect, it } from 'vitest'
import { othersPresenceText, presenceText } from './presence'

const free = { lockedUserId: null, lockedBy: null }
const danas = { lockedUserId: 'dana.baker', lockedBy: 'Dana Baker' }

it.each([
  ['by the first name', danas, 'Dana is on this customer'],
  ['by the only name', { ...danas, lockedBy: ' Dana ' }, 'Dana is on this customer'],
  [
    'by the user name where no other is known',
    { ...danas, lockedBy: null },
    'dana.baker is on this customer',
  ],
  ['by the user name instead of nothing', { ...danas, lockedBy: ' ' }, 'dana.baker is on this customer'],
  ['nobody', free, null],
  ['nobody, with no other opportunity locked', { ...free, isCustomerLocked: false }, null],
  [
    'somebody on another opportunity',
    { ...free, isCustomerLocked: true },
    'Somebody is on another opportunity of this customer',
  ],
  ['the holder before others', { ...danas, isCustomerLocked: true }, 'Dana is on this customer'],
])('who is on a customer is told: %s', (_which, lock, text) => {
  expect(presenceText(lock, 'jordan.mills')).toBe(text)
  expect(othersPresenceText(lock, 'jordan.mills')).toBe(text)
})

it('is oneself, who needs no telling of that on the page', () => {
  expect(presenceText(danas, 'dana.baker')).toBe('You are on this customer')
  expect(othersPresenceText(danas, 'dana.baker')).toBeNull()
})
