import type { SavedSearch, StoredSearchFilter } from './savedSearch'

/** The body of a call that saves a search; with an id it updates the search of that id (L-428, L-483). */
export interface SaveRequest {
  readonly searchType: string
  readonly name: string
  readonly filter: StoredSearchFilter
  readonly savedSearchId?: string
}

/** What saves the filters of the Equity Log as a new search. It carries no id, whatever is selected (L-060). */
export const saveAsNew = (name: string, filter: StoredSearchFilter): SaveRequest => ({
  searchType: 'EQLOG',
  name,
  filter,
})

/** What updates a saved search: its id, its name and type as they are, and the new filters (L-486). */
export const saveOver = (
  { savedSearchId, searchType, name }: Pick<SavedSearch, 'savedSearchId' | 'searchType' | 'name'>,
  filter: StoredSearchFilter,
): SaveRequest => ({ searchType, name, filter, savedSearchId })
