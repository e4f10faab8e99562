import { flagOpportunities, unlockOpportunities } from '@retain/api-client/selected-rows'
import { flagFailedText } from '@retain/domain/flagging/afterFlag'
import { api, runs } from '../../../core/api/api'
import { flagsOf } from '../../../core/api/tags'
import { runsCommand } from '../../../live/runsCommand'

/** The calls for several opportunities. Their changes are received as live messages. */
export const selectedRowsApi = api.injectEndpoints({
  endpoints: (build) => ({
    flagOpportunities: build.mutation({
      ...runs(flagOpportunities, { onFailure: { ownText: flagFailedText } }),
      invalidatesTags: (answer) => answer?.outcomes.map(({ opptId }) => flagsOf(opptId)) ?? [],
    }),
    unlockOpportunities: build.mutation(
      runsCommand(unlockOpportunities, ({ outcomes }) =>
        outcomes.flatMap(({ lock }) => (lock === null ? [] : [{ type: 'OPPT_LOCK', payload: lock }])),
      ),
    ),
  }),
})
