import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import { countRowStates } from '@retain/api-client/work-log'
import type { RowStateCounts } from '@retain/domain/work-log/rows/rowState'
import { api, runs } from '../../../core/api/api'
import { logsOf, rowStatesOf } from '../../../core/api/tags'
import { searchName } from '../../../list/results/searchName'

/** What is counted: the search of a list of one store. */
interface RowStatesInput {
  readonly body: BodyOf<typeof countRowStates>
}

export const rowStatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    countRowStates: build.query<RowStateCounts, RowStatesInput>({
      ...runs(countRowStates, { doNotLog: true, onFailure: 'log' }),
      // Neither order nor page changes the counts.
      serializeQueryArgs: ({ queryArgs }) => searchName({ call: countRowStates.name, body: queryArgs.body }),
      providesTags: (_counts, _error, { body: { hyperionId } }) => [
        logsOf(hyperionId),
        rowStatesOf(hyperionId),
      ],
    }),
  }),
})

export const { useCountRowStatesQuery } = rowStatesApi
