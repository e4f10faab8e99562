import { getSearchedOpportunity } from '@retain/api-client/searched-opportunity'
import { api, runs } from '../../../core/api/api'
import { dealOf, flagsOf, opportunityOf } from '../../../core/api/tags'

/** What the filters of the lists compare of an opportunity. */
export const listedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSearchedOpportunity: build.query({
      ...runs(getSearchedOpportunity),
      providesTags: (_answer, _error, { params: { opptId } }) => [
        opportunityOf(opptId),
        dealOf(opptId),
        flagsOf(opptId),
      ],
    }),
  }),
})
