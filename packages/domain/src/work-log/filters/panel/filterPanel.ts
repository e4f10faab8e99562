import { isRight } from 'fp-ts/Either'
import type { Permission } from '../../../session/user/permissions'
import type { FilterCatalogue, FilterValues } from '../filterDefinition'
import type { FilterContext } from '../filter-types/filterKind'
import { normaliseFilters } from '../normaliseFilters'
import { sameFilters } from '../sameFilters'
import { validateFilters } from '../validateFilters'
import { panelButtons, type PanelButtons } from './panelButtons'
import { firstDefault, searchOf, type SavedSearch } from '../../saved-search/savedSearch'
import { readSavedFilters } from '../../saved-search/storedFilters'

/** How the filter panel of a log stands. A search runs whenever `lastRun` becomes another one. */
export interface FilterPanel<Catalogue extends FilterCatalogue> {
  /** What is being filled. */
  readonly filters: FilterValues<Catalogue>
  /** What RESET goes back to: those of the selected saved search, or none (L-477). */
  readonly cleanFilter: FilterValues<Catalogue>
  /** What the rows on the screen were searched with. */
  readonly lastRun: FilterValues<Catalogue>
  readonly savedSearchId: string | null
  readonly showAdvanced: boolean
}

/**
 * Whether there is something to save, reset or apply: the filters differ from the clean ones, or from those last run
 * (L-477).
 */
export const isPanelDirty = <Catalogue extends FilterCatalogue>({
  filters,
  cleanFilter,
  lastRun,
}: FilterPanel<Catalogue>): boolean => !sameFilters(filters, cleanFilter) || !sameFilters(filters, lastRun)

/** Whether the rows on the screen were searched with other filters than those that are filled; one without a value is none. */
export const isPanelUnapplied = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  { filters, lastRun }: Pick<FilterPanel<Catalogue>, 'filters' | 'lastRun'>,
): boolean => !sameFilters(normaliseFilters(catalogue, filters), normaliseFilters(catalogue, lastRun))

/** What the buttons of a panel depend on beside it. */
export interface PanelButtonsContext {
  /** `null` in a log that has none (`hasSavedSearches`). */
  readonly searches: readonly SavedSearch[] | null
  readonly roles: readonly Permission[]
  readonly context: FilterContext
}

/** The buttons of a panel as it stands (L-039 to L-047, L-476, L-477). */
export const buttonsOf = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  panel: FilterPanel<Catalogue>,
  { searches, roles, context }: PanelButtonsContext,
): PanelButtons =>
  panelButtons({
    isDirty: isPanelDirty(panel),
    isComplete: isRight(validateFilters(catalogue, panel.filters, context)),
    selected: searchOf(searches ?? [], panel.savedSearchId),
    hasSavedSearches: searches !== null,
    roles,
  })

/** The filters of a panel as the ones that a saved search stands for, run. */
const settled = <Catalogue extends FilterCatalogue>(
  filters: FilterValues<Catalogue>,
  savedSearchId: string | null,
  showAdvanced: boolean,
): FilterPanel<Catalogue> => ({
  filters,
  cleanFilter: filters,
  lastRun: filters,
  savedSearchId,
  showAdvanced,
})

/** APPLY: what is filled is run. The clean filters stay, so that SAVE and UPDATE SEARCH stay too (L-477). */
export const applyFilters = <Catalogue extends FilterCatalogue>(
  panel: FilterPanel<Catalogue>,
): FilterPanel<Catalogue> => ({ ...panel, lastRun: panel.filters })

/** RESET, after its question: back to the clean filters, and run (L-485). */
export const resetFilters = <Catalogue extends FilterCatalogue>(
  panel: FilterPanel<Catalogue>,
): FilterPanel<Catalogue> => settled(panel.cleanFilter, panel.savedSearchId, panel.showAdvanced)

/** A saved search was selected: its filters are filled in and run (L-050). */
export function selectSearch<Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  search: SavedSearch,
): FilterPanel<Catalogue> {
  const { filters, showAdvanced } = readSavedFilters(catalogue, search)
  return settled(filters, search.savedSearchId, showAdvanced)
}

/** The filters were saved, as a new search or an updated one: it is selected, and nothing is dirty any more (L-486, L-487). */
export const searchSaved = <Catalogue extends FilterCatalogue>(
  panel: FilterPanel<Catalogue>,
  savedSearchId: string,
): FilterPanel<Catalogue> => settled(panel.filters, savedSearchId, panel.showAdvanced)

/** The selected search was deleted: the first default one of those left is run, or none (L-488). */
export function searchDeleted<Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  panel: FilterPanel<Catalogue>,
  left: readonly SavedSearch[],
): FilterPanel<Catalogue> {
  const search = firstDefault(left)
  return search === null ? settled({}, null, panel.showAdvanced) : selectSearch(catalogue, search)
}

/** What a log may open with. */
export interface Opening<Catalogue extends FilterCatalogue> {
  /** The filters of the address, and the saved search that it names. */
  readonly address: { readonly filters: FilterValues<Catalogue>; readonly savedSearchId: string | null }
  /** How the panel was left in this store; `null` on first load, after a store change and after a reset (L-479). */
  readonly kept: FilterPanel<Catalogue> | null
  /** The saved searches; none when they could not be loaded (L-054, L-480). */
  readonly searches: readonly SavedSearch[]
}

/**
 * How the panel stands when the log opens. Filters of the address win over how it was left, which wins over the first
 * default search; without any of them no filter is active (L-048, L-049, L-478, L-479). A saved search that an address
 * names is selected, its filters being what RESET goes back to; an unknown one is not.
 */
export function openPanel<Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  { address, kept, searches }: Opening<Catalogue>,
): FilterPanel<Catalogue> {
  const named = searchOf(searches, address.savedSearchId)
  if (Object.keys(address.filters).length > 0) {
    const base = named === null ? settled<Catalogue>({}, null, false) : selectSearch(catalogue, named)
    return { ...base, filters: address.filters, lastRun: address.filters }
  }
  if (named !== null) return selectSearch(catalogue, named)
  if (kept !== null) return kept
  const search = firstDefault(searches)
  return search === null ? settled({}, null, false) : selectSearch(catalogue, search)
}
