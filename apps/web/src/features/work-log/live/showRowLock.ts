import type { OpportunityKey } from '@retain/domain/live/liveMessage'
import { patchedRows } from '@retain/domain/live/patched'
import { rowLockOf, type RowLockFields } from '@retain/domain/opportunity/lock/opportunityLock'
import type { AnyLogRow } from '@retain/domain/work-log/rows/rowIds'
import type { AppThunk } from '../../../core/state/appHooks'
import { requestKey } from '../../../list/paging/requestKey'
import { patchStreamedRows } from '../../../list/streaming/streamedRowsSlice'
import { workLogApi } from '../search/workLogApi'

/**
 * Shows the lock of an opportunity in every cached list at once, not with the next frame: a list that shows again in this one has
 * it. The versions of the rows stay, so that the message that says the same is applied as the next one.
 */
export const showRowLock =
  (lock: OpportunityKey & RowLockFields): AppThunk =>
  (dispatch, getState) => {
    const locked = (rows: readonly AnyLogRow[]) => patchedRows(rows, lock, rowLockOf(lock))
    for (const search of workLogApi.util.selectCachedArgsForQuery(getState(), 'searchLog')) {
      const page = workLogApi.endpoints.searchLog.select(search)(getState()).data
      if (page === undefined) continue
      const list = locked(page.list)
      if (list !== page.list)
        dispatch(workLogApi.util.updateQueryData('searchLog', search, () => ({ ...page, list })))
      dispatch(patchStreamedRows<AnyLogRow>(requestKey(search), locked))
    }
  }
