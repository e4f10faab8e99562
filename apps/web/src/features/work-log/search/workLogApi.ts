import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { api } from '../../../core/api/api'
import { logsOf } from '../../../core/api/tags'
import { readsPages } from '../../../list/paging/readsPages'
import { endpointOf, pageMeta, storesOf, type FoundPage, type LogRequest } from './logRequest'
import { opptIdOf } from './rowIds'

/** Whether rows of one request can come again in the other: those of the same log and the same stores. */
const canShareRows = (one: LogRequest, other: LogRequest): boolean =>
  one.body.source === other.body.source && String(storesOf(one)) === String(storesOf(other))

/** The pages of the opportunity logs. */
export const workLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchLog: build.query<FoundPage, LogRequest>({
      ...readsPages<LogRequest, LogRequest['body'], LogRow, FoundPage>({
        endpointOf,
        bodyOf: ({ body }) => body,
        idOf: opptIdOf,
        canShareRows,
        pageMeta,
      }),
      providesTags: (_page, _error, request) => storesOf(request).map(logsOf),
    }),
  }),
})

export const { useSearchLogQuery } = workLogApi
export const useSearchLogState = workLogApi.endpoints.searchLog.useQueryState
