import type { ContactLogRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import type { ContactLogView } from '@retain/domain/work-log/contact-log/contactLogView'
import { orderContactRows } from '@retain/domain/work-log/contact-log/contactRowOrder'
import type { GridStatusName } from '@retain/ui/grid'
import { useAppSelector } from '../../../app/listen'
import { selectIsLive } from '../../../live/liveSlice'
import { freshFor } from '../search/freshness'
import { requestKey } from '../search/logRequest'
import { useOrdered } from '../search/useOrdered'
import { useContactPageQuery } from './contactLogApi'
import { selectArrivedMails } from './mailArrivalsSlice'

/** What the Contact Log shows at this moment. */
export interface ContactLogRows {
  readonly rows: readonly ContactLogRow[]
  /** How many match over all pages; `null` while that is unknown and after a failed search. */
  readonly total: number | null
  readonly pageCount: number
  readonly status: GridStatusName
  readonly retry: () => void
}

const noRows: readonly ContactLogRow[] = []

/**
 * The mails of a view. A new order of a list that is here as a whole shows at once and is asked for all the same; a large
 * page shows as it arrives; otherwise the old rows stay until the new ones are here. A failed search empties the list (L-217, L-218, D-30).
 */
export function useContactLogRows(request: ContactLogRequest, view: ContactLogView): ContactLogRows {
  const isLive = useAppSelector(selectIsLive)
  const { data, currentData, isFetching, isError, refetch } = useContactPageQuery(request, {
    refetchOnMountOrArgChange: freshFor(isLive),
  })
  const whole = currentData === undefined && data?.list.length === data?.total ? data?.list : undefined
  const ordered = useOrdered(whole, view, orderContactRows)
  const arrived = useAppSelector((state) => selectArrivedMails(state, requestKey(request)))
  const retry = () => void refetch()
  if (isError && !isFetching) return { rows: noRows, total: null, pageCount: 0, status: 'error', retry }
  const rows = currentData?.list ?? ordered ?? arrived ?? data?.list
  const known = currentData ?? data
  return {
    rows: rows ?? noRows,
    total: known?.total ?? null,
    pageCount: known?.pageCount ?? 0,
    status: rows === undefined ? 'loading' : isFetching ? 'refreshing' : 'ready',
    retry,
  }
}
