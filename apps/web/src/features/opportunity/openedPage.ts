import { skipToken } from '@reduxjs/toolkit/query'
import type { AsyncStatus } from '@retain/domain/opportunity/status/detailsStatus'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { AppThunk } from '../../core/state/appHooks'
import { contactLogApi, useContactPageQuery } from '../work-log/contact-log/contactLogApi'
import type { PageSearch } from '../work-log/search/logRequest'
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
export function useOpenedPage(search: PageSearch | null): OpenedPage {
  const isContactLog = search?.call === 'searchContactLog'
  const log = useSearchLogQuery(search === null || search.call === 'searchContactLog' ? skipToken : search)
  const contactLog = useContactPageQuery(search?.call === 'searchContactLog' ? search.body : skipToken)
  const { data, isError } = isContactLog ? contactLog : log
  return {
    status: isError ? 'error' : data === undefined ? 'inProgress' : 'complete',
    ids: data?.list.map(({ opptId }) => opptId) ?? [],
    total: data?.total ?? 0,
    pageCount: data?.pageCount ?? 0,
    rowOf: (opptId) => (isContactLog ? undefined : log.data?.list.find((row) => row.opptId === opptId)),
  }
}

/** Reads the opportunities of another page; none where that fails. */
export const readOpenedIds =
  (search: PageSearch): AppThunk<Promise<readonly string[]>> =>
  async (dispatch) => {
    const { data } = await (search.call === 'searchContactLog'
      ? dispatch(contactLogApi.endpoints.contactPage.initiate(search.body, { subscribe: false }))
      : dispatch(workLogApi.endpoints.searchLog.initiate(search, { subscribe: false })))
    return data?.list.map(({ opptId }) => opptId) ?? []
  }
