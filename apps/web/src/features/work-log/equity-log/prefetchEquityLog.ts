import { storeIn } from '@retain/domain/session/storeAddress'
import type { Store } from '@retain/domain/session/user/user'
import { columnConfigsRequest } from '@retain/domain/work-log/columns/columnConfig'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { formatNumber } from '@retain/ui/format-number'
import type { AppThunk } from '../../../core/state/appHooks'
import { listFound, writeListAddress } from '../../../list/address/listAddress'
import { selectRoles } from '../../../session/sessionSlice'
import { equityLogSearches } from '../saved-search/equityLogSearches'
import { savedSearchApi } from '../saved-search/savedSearchApi'
import { workLogApi } from '../search/workLogApi'
import { openingView } from './openingView'

/**
 * Prefetches the data that the Equity Log opens with: its columns, and the list of its address, or else the saved searches
 * and then the list of the first default one. The page finds them in the cache and does not request them again; it finds its
 * view in the address too, and is not drawn again for it. Ends when the list is asked for.
 */
export const prefetchEquityLog =
  (store: Store): AppThunk<Promise<void>> =>
  async (dispatch, getState, { navigation, now }) => {
    const path = navigation.path()
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
    const opened = openingView(opening, null) ?? openingView(opening, (await searches).data ?? [])
    if (opened === null) return
    const asked = dispatch(workLogApi.endpoints.searchLog.initiate(opened.search, { subscribe: false }))
    // The first figure that is formatted takes some milliseconds: while the rows are on their way.
    formatNumber(0)
    // What a view says besides its address, and a store that the address names, are left to the page.
    const isLeftToPage = opened.isPanelOpen || opened.dropped.length > 0 || storeIn(opening.query) !== null
    if (isLeftToPage || navigation.path() !== path) return
    const address = equityLog.address.print(opened.view, opened.context)
    dispatch(writeListAddress(address))
    void asked.then(({ isSuccess }) => {
      if (isSuccess) dispatch(listFound(equityLog.id, store.hyperionId, address))
    })
  }
