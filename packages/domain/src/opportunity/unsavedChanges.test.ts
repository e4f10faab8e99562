import { describe, expect, it } from 'vitest'
import {
  asksBeforeLeaving,
  isForcedLeave,
  unsavedChangesButtons,
  unsavedChangesQuestion,
  unsavedChangesTitle,
  unsavedForms,
  leaveActions,
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

describe('leaving unsaved changes', () => {
  it('counts in seven forms of an opportunity, and in the column editor', () => {
    expect(unsavedForms).toEqual([
      ...['call', 'email', 'note', 'reminder', 'customer', 'currentVehicle', 'conquest'],
      'columnEditor',
    ])
  })

  it('is asked about on every way out, and not where the page stays or cannot be saved any more', () => {
    expect(leaveActions.filter((way) => asksBeforeLeaving(way, ['note']))).toEqual([
      ...['navigation', 'quickSearch', 'alert', 'previousOrNext', 'storeChange', 'logOut', 'back'],
      'windowClosed',
    ])
    expect(leaveActions.filter((way) => !asksBeforeLeaving(way, ['note']))).toEqual([
      ...['tab', 'flagPanel', 'forcedReload'],
    ])
  })

  it.each(unsavedForms)('is asked about for %s', (form) => {
    expect(asksBeforeLeaving('navigation', [form])).toBe(true)
  })

  it('is not asked about where nothing is unsaved', () => {
    expect(leaveActions.filter((way) => asksBeforeLeaving(way, []))).toEqual([])
  })
})
