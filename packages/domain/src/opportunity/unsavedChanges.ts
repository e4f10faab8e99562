/** The title of the question that stands before leaving what is not saved (O-065). */
export const unsavedChangesTitle = 'Confirm Close'

/** What it asks (O-066). */
export const unsavedChangesQuestion = 'Looks like you have unsaved changes. Are you sure you want to leave?'

/** Its buttons: OK leaves and discards, Cancel stays (D-52). */
export const unsavedChangesButtons = { leave: 'OK', stay: 'Cancel' } as const

/** What can stand unsaved: seven forms of an opportunity, and the column editor of a log (S-212, O-058 to O-064, D-53). */
export const unsavedForms = [
  'call',
  'email',
  'note',
  'reminder',
  'customer',
  'currentVehicle',
  'conquest',
  'columnEditor',
] as const

/** One of the eight. */
export type UnsavedForm = (typeof unsavedForms)[number]

const losesChanges = {
  navigation: true,
  quickSearch: true,
  alert: true,
  previousOrNext: true,
  storeChange: true,
  logOut: true,
  back: true,
  windowClosed: true,
  /** Another tab of the same page keeps what is typed. */
  tab: false,
  flagPanel: false,
  /** After a denied call: there is nothing left to save it with (D-65). */
  forcedReload: false,
} as const

/** A way by which a form is left, or seems to be. */
export type LeaveAction = keyof typeof losesChanges

/** All of them. */
export const leaveActions = Object.keys(losesChanges) as LeaveAction[]

/**
 * Whether the question is asked before something is done: a form is unsaved, and the page that holds it is left (S-210,
 * S-776, D-53, D-65). What was to be done is done after OK only; an alert, for one, is marked as viewed then.
 *
 * @example asksBeforeLeaving('alert', ['note']) // true
 * @example asksBeforeLeaving('tab', ['note']) // false
 */
export const asksBeforeLeaving = (action: LeaveAction, unsaved: readonly UnsavedForm[]): boolean =>
  losesChanges[action] && unsaved.length > 0
