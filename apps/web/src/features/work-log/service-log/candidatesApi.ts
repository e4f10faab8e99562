import { listCandidates } from '@retain/api-client/service-log'
import { api, runs } from '../../../app/api'
import { logsOf } from '../../../app/tags'

/** How long the candidates of a store are kept that no page shows, in seconds: as long as its lists. */
const cachedFor = 600

export const candidatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCandidates: build.query({
      ...runs(listCandidates),
      providesTags: (_candidates, _error, { query }) => [logsOf(query.hyperionId)],
      keepUnusedDataFor: cachedFor,
    }),
  }),
})

export const { useListCandidatesQuery } = candidatesApi
