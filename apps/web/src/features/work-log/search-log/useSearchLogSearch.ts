import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { searchLogEndpoint, searchLogRequest } from '@retain/domain/work-log/search-log/searchLogRequest'
import type { LogView } from '@retain/domain/work-log/view/viewAddress'
import { useMemo } from 'react'
import { useAppSelector } from '../../../app/listen'
import { selectRoles } from '../../../session/sessionSlice'
import { selectActiveStore } from '../../../shell/activeStoreSlice'
import { useSettings, useStores } from '../../../shell/useStore'
import { useStoreOffset } from '../../../shell/useStoreOffset'
import { selectLogSearch } from '../../quick-search/logSearchSlice'
import type { LogRequest } from '../search/logRequest'
import { searchLogCall } from './searchLogCall'

/** Asks for a view of what the Search log was asked for last; `null` while it was asked for nothing. */
export type SearchOfView = (view: LogView<LogColumnKey>) => LogRequest | null

/**
 * How the Search log asks: in all stores of the person for the call center, else in the active one; by the call that the
 * setting QuickSearchV2 names (S-232 to S-234, L-157, L-550).
 */
export function useSearchLogSearch(): SearchOfView {
  const search = useAppSelector(selectLogSearch)
  const roles = useAppSelector(selectRoles)
  const stores = useStores()
  const activeHyperionId = useAppSelector(selectActiveStore)?.hyperionId
  const { QuickSearchV2 } = useSettings()
  const offset = useStoreOffset()
  return useMemo((): SearchOfView => {
    if (search === null || activeHyperionId === undefined) return () => null
    const searcher = { roles, stores, activeHyperionId }
    const { name } = searchLogEndpoint(search, { QuickSearchV2 })
    return (view) => searchLogCall(name, searchLogRequest(search, searcher, view, offset))
  }, [search, roles, stores, activeHyperionId, QuickSearchV2, offset])
}
