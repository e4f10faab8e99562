import type { Store } from '@retain/domain/session/user/user'
import { columnConfigsRequest } from '@retain/domain/work-log/columns/columnConfig'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import type { AppThunk } from '../../../core/state/appHooks'
import { selectRoles } from '../../../session/sessionSlice'
import { equityLogSearches } from '../saved-search/equityLogSearches'
import { savedSearchApi } from '../saved-search/savedSearchApi'
import { workLogApi } from '../search/workLogApi'
import { openingSearch } from './openingSearch'

/**
 * Prefetches the data that the Equity Log opens with: its columns, and the list of its address, or else the saved searches
 * and then the list of the first default one. The page finds them in the cache and does not request them again. Ends when
 * the list is asked for.
 */
export const prefetchEquityLog =
  (store: Store): AppThunk<Promise<void>> =>
  async (dispatch, getState, { navigation, now }) => {
    const opening = {
      store,
      roles: selectRoles(getState()),
      now: now(),
      query: navigation.query(),
      state: navigation.state(),
    }
    const { listSavedSearches } = savedSearchApi.endpoints
    const searches = dispatch(listSavedSearches.initiate(equityLogSearches, { subscribe: false }))
    const columns = { query: columnConfigsRequest(equityLog) }
    void dispatch(listSavedSearches.initiate(columns, { subscribe: false }))
    const request = openingSearch(opening, null) ?? openingSearch(opening, (await searches).data ?? [])
    if (request === null) return
    void dispatch(workLogApi.endpoints.searchLog.initiate(request, { subscribe: false }))
  }
