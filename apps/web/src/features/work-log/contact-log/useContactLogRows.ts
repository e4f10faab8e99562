import type { ContactLogRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { orderContactRows } from '@retain/domain/work-log/contact-log/contactRowOrder'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectIsLive } from '../../../live/liveSlice'
import { streamedEmailsSlice } from '../large-page/streamedRowsSlice'
import { freshFor } from '../../../list/paging/freshness'
import { requestKey } from '../search/logRequest'
import { usePageRows, type LogRows } from '../../../list/paging/usePageRows'
import { useContactPageQuery } from './contactLogApi'
import type { ContactLogView } from './contactLogView'

/** The mails of a view of the Contact Log. */
export function useContactLogRows(request: ContactLogRequest, view: ContactLogView): LogRows<ContactLogRow> {
  const isLive = useAppSelector(selectIsLive)
  const { refetch, ...page } = useContactPageQuery(request, { refetchOnMountOrArgChange: freshFor(isLive) })
  const arrived = useAppSelector((state) => streamedEmailsSlice.selectArrived(state, requestKey(request)))
  return { ...usePageRows(page, arrived, view, orderContactRows), retry: () => void refetch() }
}
