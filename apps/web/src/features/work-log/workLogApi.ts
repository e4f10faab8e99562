import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { searchLogs } from '@retain/api-client/work-log'
import type { Page } from '@retain/domain/paging/page'
import type { LogRow } from '@retain/domain/work-log/logRow'
import * as E from 'fp-ts/Either'
import { api, report, runs, surroundingsOf, transportOf, type Result } from '../../app/api'
import { logsOf } from '../../app/tags'
import { rowsArrived } from './arrivalEvents'
import type { LogSearch } from './logRows'

/** Answers with more rows than this are read row by row, off the thread that draws. */
const largePage = 500

/** The name of one page of one search: two searches with the same name ask for the same. */
export const searchKey = (search: LogSearch): string => JSON.stringify(search)

export const workLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchLog: build.query<Page<LogRow>, LogSearch>({
      queryFn: (search, thunk) =>
        (search.pageSize ?? 0) > largePage
          ? readLargePage(search, thunk)
          : runs(searchLogs).queryFn({ body: search }, thunk),
      providesTags: (_page, _error, { hyperionId }) => [logsOf(hyperionId)],
      // A refreshed page is new as a whole; comparing ten thousand rows with their predecessors would hold the thread.
      structuralSharing: false,
    }),
  }),
})

export const { useSearchLogQuery } = workLogApi

/** Reads a large page: its rows are told as they arrive, and the cache gets the page when it is whole. */
async function readLargePage(search: LogSearch, thunk: BaseQueryApi): Promise<Result<Page<LogRow>>> {
  const list: LogRow[] = []
  const key = searchKey(search)
  const { readLogRows } = surroundingsOf(thunk)
  const onRows = (rows: readonly LogRow[]) => {
    list.push(...rows)
    thunk.dispatch(rowsArrived({ key, rows }))
  }
  const answer = await readLogRows(search, transportOf(thunk), onRows, thunk.signal)
  return report(
    searchLogs,
    {},
    thunk,
    E.map(({ data }: { data: Omit<Page<LogRow>, 'list'> }) => ({ data: { ...data, list } }))(answer),
  )
}
