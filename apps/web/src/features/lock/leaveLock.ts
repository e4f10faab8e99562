import { freeRowLock } from '@retain/domain/opportunity/lock/opportunityLock'
import { httpErrorOf } from '../../core/api/httpError'
import { windowId } from '../../core/browser/windowId'
import type { AppThunk } from '../../core/state/appHooks'
import { rowLockExpected } from '../../live/liveEvents'
import { lockApi } from './lockApi'
import { lockCleared, selectPageLock, type LockOf } from './pageLockSlice'

const { lockOpportunity, takeLockBack, unlockRow } = lockApi.endpoints

/**
 * Asks for the lock of an opportunity.
 *
 * @param isAskedFor whether the user has asked for it, who is told then of a failure.
 */
export const requestLock = ({ opptId, hyperionId }: LockOf, isAskedFor: boolean) =>
  (isAskedFor ? takeLockBack : lockOpportunity).initiate(
    { query: { window: windowId }, body: { opptId, hyperionId, isLocked: true } },
    { track: false },
  )

/** Releases the lock of an opportunity, whoever holds it. */
export const freeLock = ({ opptId, hyperionId }: LockOf) =>
  unlockRow.initiate({ body: { opptId, hyperionId, isLocked: false } }, { track: false })

/** What leaves an opportunity: a page of a window that goes on, a window that ends, or its user in all windows. */
export type Leaver = 'page' | 'window' | 'user'

/**
 * Releases the user's own lock of an opportunity; one that a colleague has taken since stays. It is kept while its user has the
 * opportunity open in another window, unless they leave it in all.
 */
export const releaseLock = ({ opptId, hyperionId }: LockOf, leaver: Leaver) =>
  lockOpportunity.initiate(
    {
      query: { onlyOwn: true, ...(leaver === 'user' ? {} : { window: windowId }) },
      body: { opptId, hyperionId, isLocked: false },
    },
    { track: false },
  )

/**
 * Releases the lock that the open page holds or is taking. Lists show it released at once, and held again where the service
 * could not release it: its holder unlocks it there.
 */
export const leaveLock =
  (leaver: Leaver): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const lock = selectPageLock(getState())
    if (lock === null) return
    dispatch(lockCleared(lock.opptId))
    // A page of a window that goes on releases what it is taking once that is answered (`takeLock`).
    if (lock.hold === 'lost' || (lock.hold === 'taking' && leaver === 'page')) return
    const { opptId, hyperionId } = lock
    dispatch(rowLockExpected({ opptId, hyperionId, ...freeRowLock }))
    const { data, error } = await dispatch(releaseLock(lock, leaver))
    // It is kept while its user has the opportunity open in another window.
    if (data?.isLocked === true) dispatch(rowLockExpected(data))
    // A colleague who has it by now is told of by the live channel.
    else if (error !== undefined && httpErrorOf(error)?.code !== 'lockedByUser' && lock.taken !== undefined)
      dispatch(rowLockExpected(lock.taken))
  }
