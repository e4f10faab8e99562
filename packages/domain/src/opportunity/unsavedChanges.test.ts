import { expect, it } from 'vitest'
import {
  isForcedLeave,
  unsavedChangesButtons,
  unsavedChangesQuestion,
  unsavedChangesTitle,
  unsavedForms,
} from './unsavedChanges'

it('the question before leaving has its title and its words [O-065] [O-066]', () => {
  expect(unsavedChangesTitle).toBe('Confirm Close')
  expect(unsavedChangesQuestion).toBe('Looks like you have unsaved changes. Are you sure you want to leave?')
})

it('is answered with OK, which leaves, or Cancel, which stays [S-830]', () => {
  expect(unsavedChangesButtons).toEqual({ leave: 'OK', stay: 'Cancel' })
})

it('is not asked where the access is gone or denied: nothing could be saved [D-65]', () => {
  expect(isForcedLeave('/access_denied', true)).toBe(true)
  expect(isForcedLeave('/Logout', true)).toBe(true)
  expect(isForcedLeave('/app/log', false)).toBe(true)
  expect(isForcedLeave('/app/log', true)).toBe(false)
})

it('count in seven forms of an opportunity, and in the column editor', () => {
  expect(unsavedForms).toEqual([
    ...['call', 'email', 'note', 'reminder', 'customer', 'currentVehicle', 'conquest'],
    'columnEditor',
  ])
})
