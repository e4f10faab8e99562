import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { equityLogSearches } from './equityLogSearches'
import { useListSavedSearchesQuery } from './savedSearchApi'

const none: readonly SavedSearch[] = []

/** The saved searches of the Equity Log: `null` while they are being loaded, empty if that failed (L-054). */
export function useSavedSearches(): readonly SavedSearch[] | null {
  const { data, isError } = useListSavedSearchesQuery(equityLogSearches)
  return data ?? (isError ? none : null)
}
