import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import type { StoredSearch } from './savedSearchQueries'

/**
 * A saved search in the words of the contract. What is active and whether the panel is open stand in its filter, and
 * beside it for clients that look there; the clean filter is the one that was saved.
 */
export function presentSavedSearch(row: StoredSearch): SavedSearch {
  const filter = row.filter as Readonly<Record<string, unknown>>
  const isOfFilters = row.search_type === 'EQLOG'
  return {
    savedSearchId: row.saved_search_id,
    searchType: row.search_type,
    name: row.name,
    description: row.description,
    isDefault: row.user_name === null,
    filter,
    activeFilters: filter['activeFilters'] ?? null,
    cleanFilter: isOfFilters ? filter : null,
    showAdvanced: isOfFilters ? filter['showAdvanced'] === true : null,
    version: row.version,
  }
}
