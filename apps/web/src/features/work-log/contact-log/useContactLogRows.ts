import type { ContactLogRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { orderContactRows } from '@retain/domain/work-log/contact-log/contactRowOrder'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectIsLive } from '../../../live/liveSlice'
import { selectStreamedRows } from '../../../list/streaming/streamedRowsSlice'
import { freshFor } from '../../../list/paging/freshness'
import { requestKey } from '../../../list/paging/requestKey'
import { usePageRows, type ListRows } from '../../../list/paging/usePageRows'
import { useContactPageQuery } from './contactLogApi'
import type { ContactLogView } from './contactLogView'

/** The emails of a view of the Contact Log. */
export function useContactLogRows(request: ContactLogRequest, view: ContactLogView): ListRows<ContactLogRow> {
  const isLive = useAppSelector(selectIsLive)
  const { refetch, ...page } = useContactPageQuery(request, { refetchOnMountOrArgChange: freshFor(isLive) })
  const streamed = useAppSelector((state) => selectStreamedRows<ContactLogRow>(state, requestKey(request)))
  return { ...usePageRows(page, streamed, view, orderContactRows), retry: () => void refetch() }
}
