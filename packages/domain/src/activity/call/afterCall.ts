import type { CallResult } from './callVocabulary'

/** What a call is called in the middle of a sentence. */
export const callNoun = 'call'

/** What is said when a call is saved (O-154, OP-034). */
export const callSavedText = 'Call saved'

/** Whether a saved call opens the do-not-call address in a new window (O-158). */
export const opensDoNotCall = (result: CallResult | null): boolean => result === 'Do Not Contact'

/**
 * Whether a saved call is announced to the store over the live channel: No Longer Owns, when the service answered the
 * id of the opportunity (O-159).
 */
export const announcesNoLongerOwns = (result: CallResult | null, savedOpptId: string | null): boolean =>
  result === 'No Longer Owns' && savedOpptId !== null
