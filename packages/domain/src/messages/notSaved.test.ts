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
