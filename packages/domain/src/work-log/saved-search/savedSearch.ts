import type { FilterType } from '../filters/filterDefinition'

/** One active filter as a saved search holds it (L-056). */
export interface StoredFilter {
  readonly name: string
  readonly type: FilterType
  readonly label: string
  /** Every filter of a search has to have a value (L-476). */
  readonly required: boolean
  readonly value: unknown
}

/** What a search is saved with: its filters as texts by field, in which they are active, and whether the panel is open (L-483). */
export interface StoredSearchFilter {
  readonly values: Readonly<Record<string, string>>
  readonly activeFilters: readonly StoredFilter[]
  readonly showAdvanced: boolean
}

/**
 * A saved search as the service answers it (L-055). What it holds may have been written by an older release or by another
 * system, so its parts are read, not trusted: `readSavedFilters`.
 */
export interface SavedSearch {
  readonly savedSearchId: string
  readonly searchType: string
  readonly name: string
  /** Empty for the searches that people save; default ones may bring one (L-482). */
  readonly description: string | null
  readonly isDefault: boolean
  readonly filter: unknown
  readonly activeFilters: unknown
  readonly cleanFilter: unknown
  readonly showAdvanced: boolean | null
  readonly version: number
}

/** The saved search of an id; `null` for none, and for an id that is not among them. */
export const searchOf = <Search extends Pick<SavedSearch, 'savedSearchId'>>(
  searches: readonly Search[],
  id: string | null,
): Search | null => searches.find(({ savedSearchId }) => savedSearchId === id) ?? null

/** The first default one, which is applied on first load and after a deletion (L-048, L-488). */
export const firstDefault = <Search extends Pick<SavedSearch, 'isDefault'>>(
  searches: readonly Search[],
): Search | null => searches.find(({ isDefault }) => isDefault) ?? null

/** Some of the saved searches under a heading. */
export interface SearchGroup<Search> {
  readonly label: 'Default Searches' | 'My Searches'
  readonly searches: readonly Search[]
}

/**
 * The saved searches as the dropdown offers them: default ones first, each group in the order given, without blank names
 * and without empty groups (L-025, L-133).
 *
 * @example searchGroups([own, byDefault]).map(({ label }) => label) // ['Default Searches', 'My Searches']
 */
export function searchGroups<Search extends Pick<SavedSearch, 'isDefault' | 'name'>>(
  searches: readonly Search[],
): readonly SearchGroup<Search>[] {
  const named = searches.filter(({ name }) => name.trim() !== '')
  const groups: readonly SearchGroup<Search>[] = [
    { label: 'Default Searches', searches: named.filter(({ isDefault }) => isDefault) },
    { label: 'My Searches', searches: named.filter(({ isDefault }) => !isDefault) },
  ]
  return groups.filter((group) => group.searches.length > 0)
}
