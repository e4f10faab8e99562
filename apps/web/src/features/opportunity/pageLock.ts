import { lockStep } from '@retain/domain/opportunity/lock/lockHold'
import type { OpportunitySection } from '@retain/domain/opportunity/sections'
import type { AppThunk } from '../../core/state/appHooks'
import { fetchLive } from '../../live/lazyLive'
import { selectUser } from '../../session/sessionSlice'
import { releaseLock, requestLock } from '../lock/leaveLock'
import { opportunityApi, type Opening } from './opportunityApi'
import {
  lockCleared,
  lockLost,
  lockTaken,
  lockRequested,
  selectHold,
  type LockOf,
} from '../lock/pageLockSlice'

/** Takes, loses or clears the lock of an open page that may be written on, by the lock that was read (OP-003). */
export const respondToLock =
  (opening: Opening, { opptId, hyperionId, lockedUserId }: OpportunitySection): AppThunk =>
  (dispatch, getState) => {
    const userName = selectUser(getState())?.userName ?? null
    switch (lockStep(selectHold(getState(), opptId), lockedUserId, userName)) {
      case 'take':
        void dispatch(takeLock(opening, { opptId, hyperionId }))
        return
      case 'leave':
        dispatch(lockCleared(opptId))
        return
      case 'lose':
        dispatch(lockLost(opptId))
        return
      case 'none':
    }
  }

const takeLock =
  (opening: Opening, of: LockOf): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(lockRequested(of))
    // The listeners update page and lists by the answer.
    await dispatch(fetchLive())
    const { error } = await dispatch(requestLock(of))
    const isLeft = selectHold(getState(), of.opptId) === null
    if (error === undefined) {
      // The page was left meanwhile: the lock is released again.
      if (isLeft) await dispatch(releaseLock(of))
      else dispatch(lockTaken(of.opptId))
      return
    }
    if (isLeft) return
    dispatch(lockCleared(of.opptId))
    // Another user was faster: the section shows who.
    if ('kind' in error && error.kind === 'http' && error.code === 'lockedByUser')
      await dispatch(
        opportunityApi.endpoints.getOpportunity.initiate(opening, { forceRefetch: true, subscribe: false }),
      )
  }
