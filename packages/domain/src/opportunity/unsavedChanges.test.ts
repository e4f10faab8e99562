import { expect, it } from 'vitest'
import { unsavedChangesButtons, unsavedChangesQuestion, unsavedChangesTitle } from './unsavedChanges'

it('the question before leaving has its title and its words [O-065] [O-066]', () => {
  expect(unsavedChangesTitle).toBe('Confirm Close')
  expect(unsavedChangesQuestion).toBe('Looks like you have unsaved changes. Are you sure you want to leave?')
})

it('is answered with OK, which leaves, or Cancel, which stays [S-830]', () => {
  expect(unsavedChangesButtons).toEqual({ leave: 'OK', stay: 'Cancel' })
})
