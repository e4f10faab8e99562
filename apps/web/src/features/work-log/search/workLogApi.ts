import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { api } from '../../../core/api/api'
import { logsOf } from '../../../core/api/tags'
import { rowsStreamed } from '../large-page/streamedRowEvents'
import { knownRows, opptIdOf } from './knownRows'
import { endpointOf, storesOf, type FoundPage, type LogRequest } from './logRequest'
import { readsPages } from './readsPages'

/** The pages of the opportunity logs. */
export const workLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchLog: build.query<FoundPage, LogRequest>({
      ...readsPages({
        endpointOf,
        searchOf: (request) => request,
        idOf: opptIdOf,
        knownOf,
        arrived: rowsStreamed,
      }),
      providesTags: (_page, _error, request) => storesOf(request).map(logsOf),
    }),
  }),
})

export const { useSearchLogQuery } = workLogApi
export const useSearchLogState = workLogApi.endpoints.searchLog.useQueryState

function knownOf(request: LogRequest, { getState }: BaseQueryApi): readonly LogRow[] {
  const state = getState() as Parameters<typeof workLogApi.util.selectCachedArgsForQuery>[0]
  const cached = workLogApi.util.selectCachedArgsForQuery(state, 'searchLog')
  const alike = cached.filter((other) => hasSameRows(other, request))
  return knownRows(request, alike, (of) => workLogApi.endpoints.searchLog.select(of)(state).data?.list)
}

/** Whether rows of one request can come again in the other: those of the same log and the same stores. */
const hasSameRows = (one: LogRequest, other: LogRequest): boolean =>
  one.body.source === other.body.source && String(storesOf(one)) === String(storesOf(other))
