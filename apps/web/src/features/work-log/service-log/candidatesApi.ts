import { listCandidates } from '@retain/api-client/service-log'
import type { Day } from '@retain/domain/calendar/day'
import type { Candidate, candidatesRequest } from '@retain/domain/work-log/service-log/candidate'
import { api, runs } from '../../../core/api/api'
import { logsOf } from '../../../core/api/tags'

/** How long unused candidates stay cached, in seconds: as long as the pages of logs. */
const cachedFor = 600

/** A request for the candidates of a store; each day of the store has its own list (L-179). */
interface CandidatesInput {
  readonly query: ReturnType<typeof candidatesRequest>
  /** The present day of the store. It is not sent: the server always answers the present day. */
  readonly today: Day
}

export const candidatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCandidates: build.query<readonly Candidate[], CandidatesInput>({
      queryFn: ({ query }, thunk) => runs(listCandidates).queryFn({ query }, thunk),
      providesTags: (_candidates, _error, { query }) => [logsOf(query.hyperionId)],
      keepUnusedDataFor: cachedFor,
    }),
  }),
})

export const { useListCandidatesQuery } = candidatesApi
