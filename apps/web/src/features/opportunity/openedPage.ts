import { skipToken } from '@reduxjs/toolkit/query'
import type { AsyncStatus } from '@retain/domain/opportunity/status/detailsStatus'
import type { AnyLogSearch } from '@retain/domain/work-log/logs'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { isOpportunityRow, opptIdOf } from '@retain/domain/work-log/rows/rowIds'
import { useCallback, useMemo } from 'react'
import { readOnce } from '../../core/api/readOnce'
import type { AppThunk } from '../../core/state/appHooks'
import { useSearchLogQuery, workLogApi } from '../work-log/search/workLogApi'

const separator = ' '

/** The page of a list on which an opportunity was opened. */
export interface OpenedPage {
  readonly status: AsyncStatus
  /** The opportunities of its rows, in their order; the same array until that changes. */
  readonly ids: readonly string[]
  readonly total: number
  readonly pageCount: number
  /** The list's row of an opportunity; the Contact Log has rows of emails instead. */
  readonly rowOf: (opptId: string) => LogRow | undefined
}

/** Reads the page of a list; one that the log has shown is cached. */
export function useOpenedPage(search: AnyLogSearch | null): OpenedPage {
  const { data, isError } = useSearchLogQuery(search ?? skipToken)
  const list = data?.list
  // What changes in a row moves none.
  const order = useMemo(() => list?.map(opptIdOf).join(separator) ?? '', [list])
  const ids = useMemo(() => (order === '' ? [] : order.split(separator)), [order])
  const rowOf = useCallback(
    (opptId: string) => list?.filter(isOpportunityRow).find((row) => row.opptId === opptId),
    [list],
  )
  return {
    status: isError ? 'error' : data === undefined ? 'inProgress' : 'complete',
    ids,
    total: data?.total ?? 0,
    pageCount: data?.pageCount ?? 0,
    rowOf,
  }
}

/** Reads the opportunities of another page; none where that fails. */
export const readOpenedIds =
  (search: AnyLogSearch): AppThunk<Promise<readonly string[]>> =>
  async (dispatch) => {
    const { data } = await dispatch(readOnce(workLogApi.endpoints.searchLog.initiate(search)))
    return data?.list.map(opptIdOf) ?? []
  }
