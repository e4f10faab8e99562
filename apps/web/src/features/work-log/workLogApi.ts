import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { searchLogs } from '@retain/api-client/work-log'
import type { Page } from '@retain/domain/paging/page'
import { defaultPageSize } from '@retain/domain/paging/pageSize'
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

/** The rows that the first page of the same order holds, which is what is on screen when 'Show all' is pressed. */
function knownRows(getState: BaseQueryApi['getState'], search: LogSearch): readonly LogRow[] {
  const firstPages = { ...search, pageSize: defaultPageSize }
  delete firstPages.showAll
  const select = workLogApi.endpoints.searchLog.select(firstPages)
  return select(getState() as Parameters<typeof select>[0]).data?.list ?? []
}
