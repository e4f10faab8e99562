import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { call, type Answer } from '@retain/api-client/kernel/call'
import type { Page } from '@retain/domain/paging/page'
import { largestWholePage } from '@retain/domain/paging/pageSize'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import * as E from 'fp-ts/Either'
import { api, report, transportOf, type Result } from '../../../app/api'
import { logsOf } from '../../../app/tags'
import { keeper, opptIdOf, readLargePage } from '../large-page/largePage'
import { endpointOf, saidOf, storesOf, type FoundPage, type LogRequest } from './logRequest'

/** How long a list is kept that no page shows, in seconds. */
const cachedFor = 600

export const workLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchLog: build.query<FoundPage, LogRequest>({
      queryFn: (request, thunk): Promise<Result<FoundPage>> =>
        (request.body.pageSize ?? 0) > largestWholePage
          ? readLargePage(request, thunk, knownRows(thunk.getState, request))
          : readPage(request, thunk),
      providesTags: (_page, _error, request) => storesOf(request).map(logsOf),
      // A refreshed page is new as a whole; comparing ten thousand rows with their predecessors would hold the thread.
      structuralSharing: false,
      // What is told about its rows reaches a list that is out of sight too: coming back to it needs no search (L-387).
      keepUnusedDataFor: cachedFor,
    }),
  }),
})

export const { useSearchLogQuery } = workLogApi
export const useSearchLogState = workLogApi.endpoints.searchLog.useQueryState

type CacheState = Parameters<typeof workLogApi.util.selectCachedArgsForQuery>[0]

/** Reads a page of a usual size; its rows that come again unchanged stay the same objects, so that they are not drawn again. */
async function readPage(request: LogRequest, thunk: BaseQueryApi): Promise<Result<FoundPage>> {
  const state = thunk.getState() as CacheState
  const known = workLogApi.endpoints.searchLog.select(request)(state).data?.list ?? []
  const endpoint = endpointOf(request)
  const answer = await call(endpoint, { body: request.body }, transportOf(thunk), thunk.signal)()
  const page = E.map(({ data, meta }: Answer<Page<LogRow>>) => ({
    data: { ...data, ...saidOf(meta), list: data.list.map(keeper(known, opptIdOf)) },
  }))
  return report(endpoint, {}, thunk, page(answer))
}

/**
 * The rows of the same log and stores that are here already: those on screen when 'Show all' is pressed, and the whole list when
 * another order of it is read.
 */
function knownRows(getState: BaseQueryApi['getState'], request: LogRequest): readonly LogRow[] {
  const state = getState() as CacheState
  let known: readonly LogRow[] = []
  for (const cached of workLogApi.util.selectCachedArgsForQuery(state, 'searchLog')) {
    if (!hasSameRows(cached, request)) continue
    const list = workLogApi.endpoints.searchLog.select(cached)(state).data?.list ?? []
    if (list.length >= known.length) known = list
  }
  return known
}

/** Whether rows of one request can come again in the other: those of the same log and the same stores. */
const hasSameRows = (one: LogRequest, other: LogRequest): boolean =>
  one.body.source === other.body.source && String(storesOf(one)) === String(storesOf(other))
