import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'

/** A saved search as the service answers it; its filter has the fields of the request. */
export const wireSearch = (
  changes: Partial<Omit<SavedSearch, 'filter'>> & { readonly values?: Readonly<Record<string, string>> } = {},
) => {
  const { values = {}, ...fields } = changes
  return {
    savedSearchId: '7',
    searchType: 'EQLOG',
    name: 'High equity',
    description: null,
    isDefault: false,
    filter: { values, activeFilters: [], showAdvanced: false },
    activeFilters: null,
    cleanFilter: null,
    showAdvanced: false,
    version: 1,
    ...fields,
  }
}
