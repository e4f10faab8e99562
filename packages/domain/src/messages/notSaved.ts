/** What a form does with what it holds: most are saved; an email goes out. */
export type SavingDeed = 'saved' | 'sent'

const doneAgain = {
  saved: 'Save it again; it is recorded only once.',
  sent: 'Send it again; it is sent only once.',
} as const satisfies Record<SavingDeed, string>

/**
 * What the toast of a failed save says first (D-28).
 *
 * @param noun what was to be saved, in the middle of a sentence.
 * @example notSavedLabel('call') // 'The call was not saved'
 */
export const notSavedLabel = (noun: string, deed: SavingDeed = 'saved'): string =>
  `The ${noun} was not ${deed}`

/**
 * What a form says after a failed save. Without an answer it may have been recorded after all, so the text says that saving
 * again does not record it twice.
 *
 * @param isAnswered whether the service answered.
 * @example notSavedText('call', true) // 'The call was not saved.'
 */
export const notSavedText = (noun: string, isAnswered: boolean, deed: SavingDeed = 'saved'): string =>
  isAnswered
    ? `${notSavedLabel(noun, deed)}.`
    : `${notSavedLabel(noun, deed)}: no answer came. ${doneAgain[deed]}`
