import { expect, it } from 'vitest'
import { completedReminder } from './completedReminder'

it('is an entry of its own kind with the text, and no contact [OP-059]', () => {
  expect(completedReminder('Call back')).toEqual({
    contactType: 'Reminder',
    contactAction: 'REMCOM',
    actionResult: null,
    reason: null,
    notes: 'Call back',
    contactInfo: null,
  })
})
