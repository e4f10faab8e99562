/**
 * What the toast of a failed save says first (D-28).
 *
 * @param noun what was to be saved, in the middle of a sentence.
 * @example notSavedLabel('call') // 'The call was not saved'
 */
export const notSavedLabel = (noun: string): string => `The ${noun} was not saved`

/**
 * What a form says after a failed save. Without an answer it may have been recorded after all, so the text says that saving
 * again does not record it twice.
 *
 * @param isAnswered whether the service answered.
 * @example notSavedText('call', true) // 'The call was not saved.'
 */
export const notSavedText = (noun: string, isAnswered: boolean): string =>
  isAnswered
    ? `${notSavedLabel(noun)}.`
    : `${notSavedLabel(noun)}: no answer came. Save it again; it is recorded only once.`
