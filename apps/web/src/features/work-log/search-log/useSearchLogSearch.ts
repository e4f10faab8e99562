import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import {
  logSearch,
  searchLogEndpoint,
  searchLogRequest,
} from '@retain/domain/work-log/search-log/searchLogRequest'
import type { FilteredView } from '@retain/domain/work-log/view/viewAddress'
import { useMemo } from 'react'
import { useAppSelector } from '../../../app/listen'
import { selectRoles } from '../../../session/sessionSlice'
import { selectActiveStore } from '../../../shell/activeStoreSlice'
import { useSettings, useStores } from '../../../shell/useStore'
import { useStoreOffset } from '../../../shell/useStoreOffset'
import { selectTyped } from '../../quick-search/logSearchSlice'
import type { LogRequest } from '../search/logRequest'
import { searchLogCall } from './searchLogCall'

/** How the Search log is looked at: by the filters of the Equity Log (L-548). */
export type SearchLogView = FilteredView<LogColumnKey, typeof equityLogFilters>

/** Asks for a view of the Search log: its filters, else the text of the last quick search; `null` for neither. */
export type SearchOfView = (view: SearchLogView) => LogRequest | null

/**
 * How the Search log asks: in all stores of the person for the call center, else in the active one; by the call that the
 * setting QuickSearchV2 names (S-232 to S-234, L-157, L-550).
 */
export function useSearchLogSearch(): SearchOfView {
  const typed = useAppSelector(selectTyped)
  const roles = useAppSelector(selectRoles)
  const stores = useStores()
  const activeHyperionId = useAppSelector(selectActiveStore)?.hyperionId
  const { QuickSearchV2 } = useSettings()
  const offset = useStoreOffset()
  return useMemo((): SearchOfView => {
    if (activeHyperionId === undefined) return () => null
    const searcher = { roles, stores, activeHyperionId }
    return (view) => {
      const search = logSearch(view.filters, typed)
      if (search === null) return null
      const { name } = searchLogEndpoint(search, { QuickSearchV2 })
      return searchLogCall(name, searchLogRequest(search, searcher, view, offset))
    }
  }, [typed, roles, stores, activeHyperionId, QuickSearchV2, offset])
}
