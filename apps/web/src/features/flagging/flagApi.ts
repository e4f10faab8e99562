import { listAssociates, setFlag, updateAssociates } from '@retain/api-client/flags'
import { flagFailedText, reloadsFlagged } from '@retain/domain/flagging/afterFlag'
import type { Associate } from '@retain/domain/flagging/associate'
import { api, runs } from '../../core/api/api'
import { runsSection } from '../../core/api/sections'
import { flagsOf, opportunityOf } from '../../core/api/tags'
import type { AppDispatch } from '../../core/state/appHooks'

/** The one toast of a failure begins with the words of flagging (O-252, D-28). */
const ownText = { onFailure: { ownText: flagFailedText } } as const

/** Names an opportunity, as the call of its flags does. */
interface OfFlags {
  readonly query: { readonly oppId: string }
}

/** The part of RTK Query's mutation lifecycle that is used. */
interface Started {
  readonly dispatch: AppDispatch
  readonly queryFulfilled: Promise<{ readonly data: { readonly flaggedAssociates: readonly Associate[] } }>
}

/** Puts the answer to a change of flags, which is the new list, into the cache. */
async function showFlagged(opptId: string, { dispatch, queryFulfilled }: Started): Promise<void> {
  // A failure is shown where all failed calls are.
  const answer = await queryFulfilled.catch(() => null)
  if (answer === null) return
  const of = { query: { oppId: opptId } }
  dispatch(flagApi.util.updateQueryData('listFlaggedAssociates', of, () => answer.data.flaggedAssociates))
}

/** The flags of an opportunity, and who can be flagged. */
export const flagApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFlaggedAssociates: build.query({
      ...runsSection('flaggedAssociates', ({ query }: OfFlags) => query.oppId),
      // They are read again with the page, and when somebody has changed them.
      providesTags: (_list, _error, { query }) => [flagsOf(query.oppId), opportunityOf(query.oppId)],
    }),
    listAssociates: build.query(runs(listAssociates)),
    setFlag: build.mutation({
      ...runs(setFlag, ownText),
      onQueryStarted: ({ body }, started) => showFlagged(body.opptId, started),
      invalidatesTags: (answer, _error, { body }) =>
        answer !== undefined && reloadsFlagged([body]) ? [flagsOf(body.opptId)] : [],
    }),
    updateAssociates: build.mutation({
      ...runs(updateAssociates, ownText),
      onQueryStarted: ({ body }, started) => showFlagged(body.opptId, started),
      invalidatesTags: (answer, _error, { body }) =>
        answer !== undefined && reloadsFlagged(body.associates) ? [flagsOf(body.opptId)] : [],
    }),
  }),
})

export const { useListAssociatesQuery, useListFlaggedAssociatesQuery } = flagApi
