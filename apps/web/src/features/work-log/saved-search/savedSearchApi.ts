import { deleteSavedSearch, listSavedSearches, saveSearch } from '@retain/api-client/saved-search'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { api, runs } from '../../../core/api/api'
import type { AppThunk } from '../../../core/state/appHooks'
import { savedSearchesOf } from '../../../core/api/tags'

/**
 * Saved searches, and under the column keys of the logs their saved columns. A list that cannot be read is only logged
 * (L-054, L-480); without it the pages work with what they are built with.
 */
export const savedSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedSearches: build.query({
      ...runs(listSavedSearches, { onFailure: 'log' }),
      providesTags: (_searches, _error, { query }) => [savedSearchesOf(query.searchType)],
    }),
    /** A change names the version that was read; one that is old by now has the list read again. */
    saveSearch: build.mutation({
      ...runs(saveSearch),
      invalidatesTags: (_search, error, { body }) =>
        error?.kind === 'http' && error.status === 409 ? [savedSearchesOf(body.searchType)] : [],
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (saved !== null) dispatch(keep(saved.data))
      },
    }),
    deleteSavedSearch: build.mutation({
      ...runs(deleteSavedSearch),
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        if ((await queryFulfilled.catch(() => null)) !== null) dispatch(drop(params.savedSearchId))
      },
    }),
  }),
})

export const { useListSavedSearchesQuery, useSaveSearchMutation, useDeleteSavedSearchMutation } =
  savedSearchApi

/** Puts a saved search into the list of its type: in the place of its earlier version, else at the end (L-487). */
const keep = (saved: SavedSearch): AppThunk => {
  const isSaved = ({ savedSearchId }: SavedSearch) => savedSearchId === saved.savedSearchId
  return changeList(saved.searchType, (searches) =>
    searches.some(isSaved)
      ? searches.map((search) => (isSaved(search) ? saved : search))
      : [...searches, saved],
  )
}

/** Takes a deleted search out of whichever list holds it (L-488). */
const drop =
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
