import { confirmations } from '@retain/domain/messages/confirmations'
import type { FilterCatalogue } from '@retain/domain/work-log/filters/filterDefinition'
import {
  searchDeleted,
  searchSaved,
  type FilterPanel,
} from '@retain/domain/work-log/filters/panel/filterPanel'
import { saveAsNew, saveOver, type SaveRequest } from '@retain/domain/work-log/saved-search/saveRequest'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { storeFilters } from '@retain/domain/work-log/saved-search/storedFilters'
import { useAppDispatch } from '../../../core/state/appHooks'
import { toastShown } from '../../../core/toasts/toastsSlice'
import { useDeleteSavedSearchMutation, useSaveSearchMutation } from './savedSearchApi'

/** The commands for saved searches. Each returns whether it succeeded; a failure is reported by a toast. */
export interface SearchCommands {
  readonly isBusy: boolean
  /** Saves the filters under a new name (L-060, L-487). */
  readonly saveNew: (name: string) => Promise<boolean>
  /** Saves the filters over a search (L-486). */
  readonly update: (search: SavedSearch) => Promise<boolean>
  /** Deletes a search; the first default one of those left is run (L-488). */
  readonly remove: (search: SavedSearch) => Promise<boolean>
}

/** The commands for the saved searches of a log's panel; `run` applies the filters that each results in. */
export function useSearchCommands<Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  panel: FilterPanel<Catalogue>,
  searches: readonly SavedSearch[],
  run: (panel: FilterPanel<Catalogue>) => void,
): SearchCommands {
  const dispatch = useAppDispatch()
  const [saveSearch, saving] = useSaveSearchMutation()
  const [deleteSearch, deleting] = useDeleteSavedSearchMutation()
  const tell = ({ text, timeout }: { readonly text: string; readonly timeout: number }) =>
    dispatch(toastShown({ type: 'success', label: text, timeout }))

  const save = async (body: SaveRequest, version?: number): Promise<boolean> => {
    const answer = await saveSearch({ body, ...(version === undefined ? {} : { version }) })
    if (answer.data === undefined) return false
    tell(confirmations.searchSaved)
    run(searchSaved(panel, answer.data.savedSearchId))
    return true
  }
  const stored = () => storeFilters(catalogue, panel.filters, panel.showAdvanced)
  return {
    isBusy: saving.isLoading || deleting.isLoading,
    saveNew: (name) => save(saveAsNew(name, stored())),
    update: (search) => save(saveOver(search, stored()), search.version),
    remove: async (search) => {
      const answer = await deleteSearch({ params: { savedSearchId: search.savedSearchId } })
      if ('error' in answer) return false
      tell(confirmations.searchDeleted)
      run(
        searchDeleted(
          catalogue,
          panel,
          searches.filter(({ savedSearchId }) => savedSearchId !== search.savedSearchId),
        ),
      )
      return true
    },
  }
}
