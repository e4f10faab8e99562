import { changeOwner } from '@retain/api-client/change-owner'
import { api, runs } from '../../../core/api/api'
import { opportunityOf } from '../../../core/api/tags'

/** Becoming the owner of an opportunity. The old one is read again however it ends: somebody else may have been faster. */
export const ownerApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeOwner: build.mutation({
      ...runs(changeOwner),
      invalidatesTags: (_answer, _error, { body }) => ['Log', opportunityOf(body.opptId)],
    }),
  }),
})
