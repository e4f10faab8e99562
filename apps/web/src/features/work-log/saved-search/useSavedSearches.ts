import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { useListSavedSearchesQuery } from './savedSearchApi'

/** The saved searches of the Equity Log, as they are asked for. */
export const equityLogSearches = { query: { searchType: 'EQLOG' } } as const

const none: readonly SavedSearch[] = []

/** The saved searches of the Equity Log: `null` while they are on their way, none when they could not be loaded (L-054). */
export function useSavedSearches(): readonly SavedSearch[] | null {
  const { data, isError } = useListSavedSearchesQuery(equityLogSearches)
  return data ?? (isError ? none : null)
}
