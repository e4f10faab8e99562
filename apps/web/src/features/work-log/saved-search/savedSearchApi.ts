import { deleteSavedSearch, listSavedSearches, saveSearch } from '@retain/api-client/saved-search'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { api, runs } from '../../../core/api/api'
import type { AppThunk } from '../../../core/state/appHooks'
import { savedSearchesOf } from '../../../core/api/tags'

/**
 * Saved searches, and under the column keys of the logs their saved columns. A list that cannot be loaded is only
 * logged (L-054, L-480), and the pages use their defaults.
 */
export const savedSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedSearches: build.query({
      ...runs(listSavedSearches, { onFailure: 'log' }),
      providesTags: (_searches, _error, { query }) => [savedSearchesOf(query.searchType)],
    }),
    /** A change sends the version that was loaded; if that is outdated, the list is refetched. */
    saveSearch: build.mutation({
      ...runs(saveSearch),
      invalidatesTags: (_search, error, { body }) =>
        error?.kind === 'http' && error.status === 409 ? [savedSearchesOf(body.searchType)] : [],
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (saved !== null) dispatch(addToCache(saved.data))
      },
    }),
    deleteSavedSearch: build.mutation({
      ...runs(deleteSavedSearch),
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        if ((await queryFulfilled.catch(() => null)) !== null) dispatch(removeFromCache(params.savedSearchId))
      },
    }),
  }),
})

export const { useListSavedSearchesQuery, useSaveSearchMutation, useDeleteSavedSearchMutation } =
  savedSearchApi

/** Puts a saved search into the cached list of its type: in the place of its earlier version, else at the end (L-487). */
const addToCache = (saved: SavedSearch): AppThunk => {
  const isSaved = ({ savedSearchId }: SavedSearch) => savedSearchId === saved.savedSearchId
  return changeList(saved.searchType, (searches) =>
    searches.some(isSaved)
      ? searches.map((search) => (isSaved(search) ? saved : search))
      : [...searches, saved],
  )
}

/** Removes a deleted search from the cached list that has it (L-488). */
const removeFromCache =
  (savedSearchId: string): AppThunk =>
  (dispatch, getState) => {
    for (const { query } of savedSearchApi.util.selectCachedArgsForQuery(getState(), 'listSavedSearches'))
      dispatch(
        changeList(query.searchType, (searches) =>
          searches.filter((search) => search.savedSearchId !== savedSearchId),
        ),
      )
  }

const changeList = (
  searchType: string,
  change: (searches: readonly SavedSearch[]) => readonly SavedSearch[],
): AppThunk<unknown> =>
  savedSearchApi.util.updateQueryData('listSavedSearches', { query: { searchType } }, change)
