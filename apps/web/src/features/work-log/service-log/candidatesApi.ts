import { listCandidates } from '@retain/api-client/service-log'
import type { Day } from '@retain/domain/calendar/day'
import type { Candidate, candidatesRequest } from '@retain/domain/work-log/service-log/candidate'
import { api, runs } from '../../../core/api/api'
import { logsOf } from '../../../core/api/tags'

/** How long the candidates of a store are kept that no page shows, in seconds: as long as its lists. */
const cachedFor = 600

/** What is asked for: the candidates of a store on a day of it. Those of another day are another list (L-179). */
interface CandidatesAsk {
  readonly query: ReturnType<typeof candidatesRequest>
  /** The present day of the store; the service knows no other, and is not told. */
  readonly today: Day
}

export const candidatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCandidates: build.query<readonly Candidate[], CandidatesAsk>({
      queryFn: ({ query }, thunk) => runs(listCandidates).queryFn({ query }, thunk),
      providesTags: (_candidates, _error, { query }) => [logsOf(query.hyperionId)],
      keepUnusedDataFor: cachedFor,
    }),
  }),
})

export const { useListCandidatesQuery } = candidatesApi
