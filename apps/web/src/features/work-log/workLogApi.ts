import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { searchLogs } from '@retain/api-client/work-log'
import type { Page } from '@retain/domain/paging/page'
import type { LogRow } from '@retain/domain/work-log/logRow'
import { api, runs, type Result } from '../../app/api'
import { logsOf } from '../../app/tags'
import { readLargePage } from './largePage'
import type { LogSearch } from './logRows'

/** Answers with more rows than this are read row by row, off the thread that draws. */
const largePage = 500

export const workLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchLog: build.query<Page<LogRow>, LogSearch>({
      queryFn: (search, thunk): Promise<Result<Page<LogRow>>> =>
        (search.pageSize ?? 0) > largePage
          ? readLargePage(search, thunk, knownRows(thunk.getState, search))
          : runs(searchLogs).queryFn({ body: search }, thunk),
      providesTags: (_page, _error, { hyperionId }) => [logsOf(hyperionId)],
      // A refreshed page is new as a whole; comparing ten thousand rows with their predecessors would hold the thread.
      structuralSharing: false,
    }),
  }),
})

export const { useSearchLogQuery } = workLogApi
export const useSearchLogState = workLogApi.endpoints.searchLog.useQueryState

/**
 * The rows of the same store that are here already: those on screen when 'Show all' is pressed, and the whole list when
 * another order of it is read.
 */
function knownRows(getState: BaseQueryApi['getState'], search: LogSearch): readonly LogRow[] {
  const state = getState() as Parameters<typeof workLogApi.util.selectCachedArgsForQuery>[0]
  let known: readonly LogRow[] = []
  for (const cached of workLogApi.util.selectCachedArgsForQuery(state, 'searchLog')) {
    if (cached.source !== search.source || cached.hyperionId !== search.hyperionId) continue
    const list = workLogApi.endpoints.searchLog.select(cached)(state).data?.list ?? []
    if (list.length >= known.length) known = list
  }
  return known
}
