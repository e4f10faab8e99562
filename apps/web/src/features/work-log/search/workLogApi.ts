import type { Endpoint, Nothing } from '@retain/api-client/kernel/endpoint'
import { isCapped } from '@retain/api-client/quick-search'
import type { Page } from '@retain/domain/paging/page'
import { logTypeOfSearch, storesOfSearch } from '@retain/domain/work-log/anyLogSearch'
import type { AnyLogSearch } from '@retain/domain/work-log/logs'
import { rowIdOf, type AnyLogRow } from '@retain/domain/work-log/rows/rowIds'
import { searchEndpoint } from '@retain/domain/work-log/searchEndpoints'
import { api } from '../../../core/api/api'
import { logsOf } from '../../../core/api/tags'
import { checked } from '../../../forms/checked'
import { readsPages } from '../../../list/paging/readsPages'
import { logCalls } from './logCalls'

/** Any of the calls, with the body of a search. */
type LogEndpoint = Endpoint<Nothing, Nothing, AnyLogSearch['body'], Page<AnyLogRow>>

/** A page of the results of a search. */
export interface FoundPage<Row> extends Page<Row> {
  /** More matches than the list holds (L-549). */
  readonly isCapped?: boolean
}

/** The page meta of an answer. */
const pageMeta = (meta: Readonly<Record<string, unknown>>): Pick<FoundPage<AnyLogRow>, 'isCapped'> =>
  isCapped(meta) ? { isCapped: true } : {}

/** Whether rows of one search can come again in the other: those of the same log and the same stores. */
const canShareRows = (one: AnyLogSearch, other: AnyLogSearch): boolean =>
  logTypeOfSearch(one) === logTypeOfSearch(other) &&
  String(storesOfSearch(one)) === String(storesOfSearch(other))

/** The call of a search. A type that is no log is an error, and nothing is asked (S-235, L-234). */
function callOf(search: AnyLogSearch): LogEndpoint {
  const { error } = checked(searchEndpoint(logTypeOfSearch(search)))
  if (error !== null) throw new Error(error)
  // TypeScript cannot follow that a search pairs each call with its own body and rows.
  return logCalls[search.call] as unknown as LogEndpoint
}

/** The pages of all logs. The search is the cache key of its page. */
export const workLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchLog: build.query<FoundPage<AnyLogRow>, AnyLogSearch>({
      ...readsPages<AnyLogSearch, AnyLogRow, FoundPage<AnyLogRow>>({
        endpointOf: callOf,
        idOf: rowIdOf,
        canShareRows,
        pageMeta,
      }),
      providesTags: (_page, _error, search) => storesOfSearch(search).map(logsOf),
    }),
  }),
})

export const { useSearchLogQuery } = workLogApi
export const useSearchLogState = workLogApi.endpoints.searchLog.useQueryState
