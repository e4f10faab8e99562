import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import type { Store } from '@retain/domain/session/user/user'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import type { AppThunk } from '../../../core/state/appHooks'
import { firstView } from '../filters/firstView'
import { addressedView } from '../filters/addressedView'
import { savedSearchApi } from '../saved-search/savedSearchApi'
import { equityLogSearches } from '../saved-search/useSavedSearches'
import { equityLogSearch } from '../search/equityLogSearch'
import { workLogApi } from '../search/workLogApi'
import { personFiltersIn } from '../../../list/address/historyState'

/**
 * Asks for what the Equity Log opens with, before its page is drawn: the list of its address, or else the saved searches
 * and then the list of the first default one. The page finds both in the cache, and asks for neither again.
 */
export const prefetchEquityLog =
  ({ hyperionId, utcOffset }: Store): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { navigation }) => {
    const address = addressedView(
      equityLog,
      equityLogFilters,
      navigation.query(),
      personFiltersIn(navigation.state()),
    )
    const searches = dispatch(
      savedSearchApi.endpoints.listSavedSearches.initiate(equityLogSearches, { subscribe: false }),
    )
    const first =
      firstView(equityLogFilters, address, null) ??
      firstView(equityLogFilters, address, (await searches).data ?? [])
    if (first === null) return
    const request = equityLogSearch(hyperionId, first.view, parseUtcOffset(utcOffset) ?? utc)
    await dispatch(workLogApi.endpoints.searchLog.initiate(request, { subscribe: false }))
  }
