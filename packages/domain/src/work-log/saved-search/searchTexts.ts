/** What stands in the dropdown while no saved search is selected (L-025). */
export const savedSearchesPlaceholder = 'Saved Searches'

/** What stands in the dropdown of further filters (L-030). */
export const addFilterPlaceholder = 'Add Filter'

/** What the head of a log says while the rows are not those of the filters that are filled. */
export const notAppliedText = 'Not applied yet'

/** The dialogs of saved searches (L-057, L-058, L-064 to L-066, L-485, L-486). Saving asks for a name, the others for Yes or No. */
export const searchDialogs = {
  save: { title: 'Save Search', text: 'Save search as:' },
  reset: { title: 'Reset Search', text: 'Are you sure you want to reset this search?' },
  update: { title: 'Update Search', text: 'Are you sure you want to update this search?' },
  delete: { title: 'Delete Search', text: 'Are you sure you want to delete this search?' },
} as const

/** What is said after a search was saved, and after one was deleted; it stays for `confirmationTimeout` (L-067 to L-069). */
export const searchMessages = { saved: 'Log Search Saved', deleted: 'Log Search Deleted' } as const

/**
 * What is said when a saved search holds filters that can no longer be read; nothing when there are none.
 *
 * @example droppedText(['Shoe Size']) // 'This search holds filters that no longer exist: Shoe Size'
 */
export const droppedText = (dropped: readonly string[]): string =>
  dropped.length === 0 ? '' : `This search holds filters that no longer exist: ${dropped.join(', ')}`
