import type { AppThunk } from '../../core/state/appHooks'
import { lockApi } from './lockApi'
import { lockCleared, selectPageLock, type LockOf } from './pageLockSlice'

const { lockOpportunity } = lockApi.endpoints

/** Asks for the lock of an opportunity. */
export const requestLock = ({ opptId, hyperionId }: LockOf) =>
  lockOpportunity.initiate({ body: { opptId, hyperionId, isLocked: true } }, { track: false })

/** Releases the user's own lock of an opportunity; one that a colleague has taken since stays. */
export const releaseLock = ({ opptId, hyperionId }: LockOf) =>
  lockOpportunity.initiate(
    { query: { onlyOwn: true }, body: { opptId, hyperionId, isLocked: false } },
    { track: false },
  )

/** Releases the lock that the open page holds, if it holds one. */
export const leaveLock = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const lock = selectPageLock(getState())
  if (lock === null) return
  dispatch(lockCleared(lock.opptId))
  if (lock.hold === 'held') await dispatch(releaseLock(lock))
}
