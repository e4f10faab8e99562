import type { Store } from '@retain/domain/session/user/user'
import { columnConfigsRequest } from '@retain/domain/work-log/columns/columnConfig'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import type { AppThunk } from '../../../core/state/appHooks'
import { firstView } from '../filters/firstView'
import { savedSearchApi } from '../saved-search/savedSearchApi'
import { equityLogSearches } from '../saved-search/equityLogSearches'
import { openingContext } from '../view/logContext'
import { workLogApi } from '../search/workLogApi'
import { personFiltersIn } from '../../../list/address/historyState'

/**
 * Prefetches the data that the Equity Log opens with: its columns, and the list of its address, or else the saved searches
 * and then the list of the first default one. The page finds them in the cache and does not request them again.
 */
export const prefetchEquityLog =
  (store: Store): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { navigation }) => {
    const context = dispatch(openingContext(store))
    const { filters, address, search } = equityLog
    const addressed = address.read(navigation.query(), personFiltersIn(navigation.state()), context)
    const { listSavedSearches } = savedSearchApi.endpoints
    const searches = dispatch(listSavedSearches.initiate(equityLogSearches, { subscribe: false }))
    const columns = { query: columnConfigsRequest(equityLog) }
    void dispatch(listSavedSearches.initiate(columns, { subscribe: false }))
    const first =
      firstView(filters, addressed, null) ?? firstView(filters, addressed, (await searches).data ?? [])
    if (first === null) return
    const request = search(first.view, context)
    if (request === null) return
    await dispatch(workLogApi.endpoints.searchLog.initiate(request, { subscribe: false }))
  }
