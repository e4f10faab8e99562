import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import { typedIn } from '@retain/domain/work-log/search-log/quickSearchState'
import type { SearchLogView } from '@retain/domain/work-log/search-log/searchLogView'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { personFiltersIn } from '../../../list/address/historyState'
import { useAddressedView, useWrittenView, type LogViewControl } from '../view/useLogView'

/** The view of the Search log. After a change of store only its text stays. */
export function useSearchLogView(context: LogContext): LogViewControl<SearchLogView> {
  const { addressed } = useAddressedView(searchLog, context)
  const { state } = useLocation() as { readonly state: unknown }
  const view = useMemo(
    () => ({ ...addressed, typed: addressed.typed ?? typedIn(personFiltersIn(state)) }),
    [addressed, state],
  )
  return { view, show: useWrittenView(searchLog, context, view) }
}
