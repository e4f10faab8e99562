import { routes } from '../session/routes/routes'

/** The title of the question before unsaved changes are left (O-065). */
export const unsavedChangesTitle = 'Confirm Close'

/** What it asks (O-066). */
export const unsavedChangesQuestion = 'Looks like you have unsaved changes. Are you sure you want to leave?'

/** Its buttons: OK leaves and discards, Cancel stays (D-52). */
export const unsavedChangesButtons = { leave: 'OK', stay: 'Cancel' } as const

/** What stands over the drafts that signing out removes from this browser, below the question. */
export const lostDraftsTitle = 'Signing out discards what was typed in all windows and not saved:'

/** What is said while a page that is being left waits for what it holds to be saved. */
export const leavingAfterSaving = {
  title: 'Saving',
  text: 'The page is left as soon as everything is saved.',
  stay: 'Stay on the page',
} as const

/**
 * The forms that can have unsaved changes: seven forms of an opportunity, and the column editor of a log (S-212, O-058
 * to O-064, D-53).
 */
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

export type UnsavedForm = (typeof unsavedForms)[number]

const endsOfAccess: readonly string[] = [routes.accessDenied.path, routes.logout.path]

/**
 * Whether a page is left without a question, and without discarding anything, because nothing can be saved there any more: the
 * access is gone, has been denied, or was given up in another window, whose storage this one may see a moment later (D-65).
 *
 * @param nextPath where it leads to.
 * @example isForcedLeave('/access_denied', true) // true
 */
export const isForcedLeave = (nextPath: string, hasAccess: boolean): boolean =>
  !hasAccess || endsOfAccess.includes(nextPath)
