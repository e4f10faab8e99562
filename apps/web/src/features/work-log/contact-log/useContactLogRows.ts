import type { ContactLogRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { orderContactRows } from '@retain/domain/work-log/contact-log/contactRowOrder'
import { useAppSelector } from '../../../core/state/appHooks'
import { freshFor } from '../../../list/paging/freshness'
import { useListRows } from '../../../list/paging/useListRows'
import type { ListRows } from '../../../list/paging/usePageRows'
import { selectIsLive } from '../../../live/liveSlice'
import { useContactPageQuery } from './contactLogApi'
import type { ContactLogView } from './contactLogView'

/** The emails of a view of the Contact Log. */
export function useContactLogRows(request: ContactLogRequest, view: ContactLogView): ListRows<ContactLogRow> {
  const isLive = useAppSelector(selectIsLive)
  const query = useContactPageQuery(request, { refetchOnMountOrArgChange: freshFor(isLive) })
  return useListRows(request, query, view, orderContactRows)
}
