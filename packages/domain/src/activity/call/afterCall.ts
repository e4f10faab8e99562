import type { CallResult } from './callVocabulary'

/** What is said when a call is saved (O-154, OP-034). */
export const callSavedText = 'Call saved'

/** What the contact forms warn of in the status Do Not Contact, without blocking anything (O-536, OP-039). */
export const doNotContactWarning =
  'The customer may be on a Do Not Contact list; contact is allowed only if they serviced or purchased within 18 months.'

/** The tab that a saved call switches to: Create Lead after that result, else History (O-037, O-039, OP-020, OP-021). */
export const tabAfterCall = (result: CallResult | null): 'history' | 'lead' =>
  result === 'Create a Lead' ? 'lead' : 'history'

/** Whether a saved call opens the do-not-call address in a new window (O-158). */
export const opensDoNotCall = (result: CallResult | null): boolean => result === 'Do Not Contact'

/**
 * Whether a saved call tells the store over the live channel: No Longer Owns, when the service answered the id of the
 * opportunity (O-159).
 */
export const announcesNoLongerOwns = (result: CallResult | null, savedOpptId: string | null): boolean =>
  result === 'No Longer Owns' && savedOpptId !== null
