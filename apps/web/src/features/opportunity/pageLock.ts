import { lockStep } from '@retain/domain/opportunity/lock/lockHold'
import type { OpportunitySection } from '@retain/domain/opportunity/sections'
import type { AppThunk } from '../../core/state/appHooks'
import { fetchLive } from '../../live/lazyLive'
import { selectUser } from '../../session/sessionSlice'
import { giveBackLock, requestLock } from '../lock/leaveLock'
import { opportunityApi, type Opening } from './opportunityApi'
import { lockLeft, lockLost, lockTaken, lockWanted, selectHold, type LockOf } from '../lock/pageLockSlice'

/** Does what an open page that may be written on does when it sees its lock (OP-003). */
export const seeLock =
  (opening: Opening, { opptId, hyperionId, lockedUserId }: OpportunitySection): AppThunk =>
  (dispatch, getState) => {
    const userName = selectUser(getState())?.userName ?? null
    switch (lockStep(selectHold(getState(), opptId), lockedUserId, userName)) {
      case 'take':
        void dispatch(takeLock(opening, { opptId, hyperionId }))
        return
      case 'leave':
        dispatch(lockLeft(opptId))
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
    dispatch(lockWanted(of))
    // The answer to the lock reaches the page and the lists by those who listen.
    await dispatch(fetchLive())
    const { error } = await dispatch(requestLock(of))
    const isLeft = selectHold(getState(), of.opptId) === null
    if (error === undefined) {
      // Whoever left meanwhile gives back what has come too late.
      if (isLeft) await dispatch(giveBackLock(of))
      else dispatch(lockTaken(of.opptId))
      return
    }
    if (isLeft) return
    dispatch(lockLeft(of.opptId))
    // Somebody else was faster: the section says who.
    if ('kind' in error && error.kind === 'http' && error.code === 'lockedByUser')
      await dispatch(
        opportunityApi.endpoints.getOpportunity.initiate(opening, { forceRefetch: true, subscribe: false }),
      )
  }
