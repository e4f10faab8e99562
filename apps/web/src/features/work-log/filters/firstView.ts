import type { FilterCatalogue } from '@retain/domain/work-log/filters/filterDefinition'
import { openPanel } from '@retain/domain/work-log/filters/panel/filterPanel'
import { searchOf, type SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { readSavedFilters } from '@retain/domain/work-log/saved-search/storedFilters'
import type { FilteredView } from '@retain/domain/work-log/view/viewAddress'

/** The view of a log on first load, and the outcome of reading its saved search. */
export interface FirstView<View> {
  readonly view: View
  readonly isPanelOpen: boolean
  /** The labels of filters of the saved search that no longer exist. */
  readonly dropped: readonly string[]
}

/**
 * What a log shows on first load: the filters of its address, else those of the saved search that it names, else those of
 * the first default search (L-048, L-478, L-479). `null` while the saved searches are being loaded for that, so that
 * there is only one search.
 *
 * @param searches `null` while they are being loaded; empty if that failed (L-054).
 */
export function firstView<Key extends string, Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  address: FilteredView<Key, Catalogue>,
  searches: readonly SavedSearch[] | null,
): FirstView<FilteredView<Key, Catalogue>> | null {
  if (Object.keys(address.filters).length > 0) return { view: address, isPanelOpen: false, dropped: [] }
  if (searches === null) return null
  const { lastRun, savedSearchId, showAdvanced } = openPanel(catalogue, { address, kept: null, searches })
  const search = searchOf(searches, savedSearchId)
  return {
    view: { ...address, filters: lastRun, savedSearchId },
    isPanelOpen: showAdvanced,
    dropped: search === null ? [] : readSavedFilters(catalogue, search).dropped,
  }
}
