import { listAssociates, listFlaggedAssociates, setFlag, updateAssociates } from '@retain/api-client/flags'
import { flagFailedText, reloadsFlagged } from '@retain/domain/flagging/afterFlag'
import { api, runs } from '../../core/api/api'
import { flagsOf, opportunityOf } from '../../core/api/tags'

/** The one toast of a failure begins with the words of flagging (O-252, D-28). */
const ownText = { onFailure: { ownText: flagFailedText } } as const

/** The flags of an opportunity, and who can be flagged. */
export const flagApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFlaggedAssociates: build.query({
      ...runs(listFlaggedAssociates),
      // They are read again with the page, and when somebody has changed them.
      providesTags: (_list, _error, { query }) => [flagsOf(query.oppId), opportunityOf(query.oppId)],
    }),
    listAssociates: build.query(runs(listAssociates)),
    setFlag: build.mutation({
      ...runs(setFlag, ownText),
      invalidatesTags: (answer, _error, { body }) =>
        answer !== undefined && reloadsFlagged([body]) ? [flagsOf(body.opptId)] : [],
    }),
    updateAssociates: build.mutation({
      ...runs(updateAssociates, ownText),
      invalidatesTags: (answer, _error, { body }) =>
        answer !== undefined && reloadsFlagged(body.associates) ? [flagsOf(body.opptId)] : [],
    }),
  }),
})

export const { useListFlaggedAssociatesQuery } = flagApi
