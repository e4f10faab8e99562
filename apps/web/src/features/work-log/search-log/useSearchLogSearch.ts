import {
  logSearch,
  searchLogEndpoint,
  searchLogRequest,
} from '@retain/domain/work-log/search-log/searchLogRequest'
import type { SearchLogView } from '@retain/domain/work-log/search-log/searchLogView'
import { useMemo } from 'react'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectRoles } from '../../../session/sessionSlice'
import { selectActiveStore } from '../../../session/active-store/activeStoreSlice'
import { useSettings, useStores } from '../../../session/active-store/useStore'
import { useStoreOffset } from '../../../session/active-store/useStoreOffset'
import type { LogRequest } from '../search/logRequest'
import { searchLogCall } from './searchLogCall'

/** Asks for a view of the Search log: its filters, else its text; `null` for neither. */
export type SearchOfView = (view: SearchLogView) => LogRequest | null

/**
 * How the Search log asks: in all stores of the person for the call center, else in the active one; by the call that the
 * setting QuickSearchV2 names (S-232 to S-234, L-157, L-550).
 */
export function useSearchLogSearch(): SearchOfView {
  const roles = useAppSelector(selectRoles)
  const stores = useStores()
  const activeHyperionId = useAppSelector(selectActiveStore)?.hyperionId
  const { QuickSearchV2 } = useSettings()
  const offset = useStoreOffset()
  return useMemo((): SearchOfView => {
    if (activeHyperionId === undefined) return () => null
    const searcher = { roles, stores, activeHyperionId }
    return (view) => {
      const search = logSearch(view.filters, view.typed)
      if (search === null) return null
      const { name } = searchLogEndpoint(search, { QuickSearchV2 })
      return searchLogCall(name, searchLogRequest(search, searcher, view, offset))
    }
  }, [roles, stores, activeHyperionId, QuickSearchV2, offset])
}
