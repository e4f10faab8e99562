import { lockStep } from '@retain/domain/opportunity/lock/lockHold'
import type { OpportunitySection } from '@retain/domain/opportunity/sections'
import { httpErrorOf } from '../../core/api/httpError'
import type { AppThunk } from '../../core/state/appHooks'
import { fetchLive } from '../../live/lazyLive'
import { selectUser } from '../../session/sessionSlice'
import { freeLock, releaseLock, requestLock } from '../lock/leaveLock'
import { opportunityApi, type Opening } from './opportunityApi'
import {
  lockCleared,
  lockLost,
  lockTaken,
  lockRequested,
  selectHold,
  type LockOf,
} from '../lock/pageLockSlice'

/** Takes or loses the lock of an open page that may be written on, by the lock that was read (OP-003). */
export const respondToLock =
  (opening: Opening, { opptId, hyperionId, lockedUserId }: OpportunitySection): AppThunk =>
  (dispatch, getState) => {
    const userName = selectUser(getState())?.userName ?? null
    switch (lockStep(selectHold(getState(), opptId), lockedUserId, userName)) {
      case 'take':
        void dispatch(takeLock(opening, { opptId, hyperionId }))
        return
      case 'lose':
        dispatch(lockLost(opptId))
        return
      case 'none':
    }
  }

/**
 * Takes a lock back that was taken away from the open page: from the user who holds it now, where somebody does. The page
 * shows who was faster, or what went wrong.
 */
export const takeLockBack =
  (opening: Opening, { opptId, hyperionId, lockedUserId }: OpportunitySection): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const of = { opptId, hyperionId }
    if (lockedUserId !== null) {
      await dispatch(fetchLive())
      const { error } = await dispatch(freeLock(of))
      if (error !== undefined) return
    }
    await dispatch(takeLock(opening, of))
  }

const takeLock =
  (opening: Opening, of: LockOf): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const wasLost = selectHold(getState(), of.opptId) === 'lost'
    dispatch(lockRequested(of))
    // The listeners update page and lists by the answer.
    await dispatch(fetchLive())
    const isLeft = () => selectHold(getState(), of.opptId) === null
    if (isLeft()) return
    const { data, error } = await dispatch(requestLock(of, wasLost))
    if (data !== undefined) {
      // The page was left meanwhile: the lock is released again.
      if (isLeft()) await dispatch(releaseLock(of, 'page'))
      else dispatch(lockTaken(data))
      return
    }
    const refusal = httpErrorOf(error)
    // What had no answer may have been carried out all the same, as where the window is closed meanwhile.
    if (refusal === null) void dispatch(releaseLock(of, 'page'))
    if (isLeft()) return
    dispatch(wasLost ? lockLost(of.opptId) : lockCleared(of.opptId))
    // Another user was faster: the section shows who.
    if (refusal?.code === 'lockedByUser')
      await dispatch(
        opportunityApi.endpoints.getOpportunity.initiate(opening, { forceRefetch: true, subscribe: false }),
      )
  }
