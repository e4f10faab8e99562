import { skipToken } from '@reduxjs/toolkit/query'
import type { AsyncStatus } from '@retain/domain/opportunity/status/detailsStatus'
import type { AnyLogSearch } from '@retain/domain/work-log/logs'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { isOpportunityRow, opptIdOf } from '@retain/domain/work-log/rows/rowIds'
import type { AppThunk } from '../../core/state/appHooks'
import { useSearchLogQuery, workLogApi } from '../work-log/search/workLogApi'

/** The page of a list on which an opportunity was opened. */
export interface OpenedPage {
  readonly status: AsyncStatus
  /** The opportunities of its rows, in their order. */
  readonly ids: readonly string[]
  readonly total: number
  readonly pageCount: number
  /** The list's row of an opportunity; the Contact Log has rows of emails instead. */
  readonly rowOf: (opptId: string) => LogRow | undefined
}

/** Reads the page of a list; one that the log has shown is cached. */
export function useOpenedPage(search: AnyLogSearch | null): OpenedPage {
  const { data, isError } = useSearchLogQuery(search ?? skipToken)
  return {
    status: isError ? 'error' : data === undefined ? 'inProgress' : 'complete',
    ids: data?.list.map(opptIdOf) ?? [],
    total: data?.total ?? 0,
    pageCount: data?.pageCount ?? 0,
    rowOf: (opptId) => data?.list.filter(isOpportunityRow).find((row) => row.opptId === opptId),
  }
}

/** Reads the opportunities of another page; none where that fails. */
export const readOpenedIds =
  (search: AnyLogSearch): AppThunk<Promise<readonly string[]>> =>
  async (dispatch) => {
    const { data } = await dispatch(workLogApi.endpoints.searchLog.initiate(search, { subscribe: false }))
    return data?.list.map(opptIdOf) ?? []
  }
