/** What is said when an opportunity was flagged or unflagged (O-249, O-250). */
export const flagSavedText = (isFlagged: boolean): string =>
  isFlagged ? 'Opportunity has been flagged' : 'Opportunity has been unflagged'

/** What is said when that failed (O-252). */
export const flagFailedText = 'Opportunity flag failed'

/**
 * What is said of several flags at once: that the opportunity was flagged as soon as one of them was set (O-249, O-250).
 *
 * @example flagsSavedText([{ isFlagged: false }]) // 'Opportunity has been unflagged'
 */
export const flagsSavedText = (changes: readonly { readonly isFlagged: boolean }[]): string =>
  flagSavedText(changes.some(({ isFlagged }) => isFlagged))

/** Whether the flagged associates are asked for again: after somebody was unflagged (O-251). */
export const reloadsFlagged = (changes: readonly { readonly isFlagged: boolean }[]): boolean =>
  changes.some(({ isFlagged }) => !isFlagged)
