import { expect, it } from 'vitest'
import { notSavedLabel, notSavedText } from './notSaved'

it('says plainly that something was not saved', () => {
  expect(notSavedLabel('call')).toBe('The call was not saved')
  expect(notSavedText('call', true)).toBe('The call was not saved.')
})

it('says that saving again is safe where no answer came', () => {
  expect(notSavedText('reminder', false)).toBe(
    'The reminder was not saved: no answer came. Save it again; it is recorded only once.',
  )
})

it('says of what goes out that it was not sent', () => {
  expect(notSavedLabel('email', 'sent')).toBe('The email was not sent')
  expect(notSavedText('email', true, 'sent')).toBe('The email was not sent.')
  expect(notSavedText('email', false, 'sent')).toBe(
    'The email was not sent: no answer came. Send it again; it is sent only once.',
  )
})
