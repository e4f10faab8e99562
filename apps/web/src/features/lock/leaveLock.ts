import type { AppThunk } from '../../core/state/appHooks'
import { lockApi } from './lockApi'
import { lockCleared, selectPageLock, type LockOf } from './pageLockSlice'

const { lockOpportunity } = lockApi.endpoints

/** Takes or releases the lock of an opportunity. */
export const postLock = ({ opptId, hyperionId }: LockOf, isLocked: boolean) =>
  lockOpportunity.initiate({ body: { opptId, hyperionId, isLocked } }, { track: false })

/** Releases the lock that the open page holds, if it holds one. */
export const leaveLock = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const lock = selectPageLock(getState())
  if (lock === null) return
  dispatch(lockCleared(lock.opptId))
  if (lock.hold === 'held') await dispatch(postLock(lock, false))
}
