import type { LockHold } from '@retain/domain/opportunity/lock/lockHold'
import { isClosedStatus } from '@retain/domain/opportunity/status/statusGroups'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { leaveLock } from '../lock/leaveLock'
import { selectHold } from '../lock/pageLockSlice'
import { respondToLock, takeLockBack } from './pageLock'
import type { Opening } from './opportunityApi'
import type { OpportunitySection } from '@retain/domain/opportunity/sections'

/** The lock of an open page. */
export interface HeldLock {
  readonly hold: LockHold | null
  /** Takes it back after it was taken away; from the user who holds it now, where somebody does. */
  readonly takeBack: () => Promise<void>
}

/**
 * Takes the lock of an opportunity for as long as its page is open, and gives it back when the page is left, stepped away
 * from or closed (OP-003, D-32). It belongs to the person: the server keeps it while another window of theirs has the
 * opportunity open (D-70). A closed opportunity is never locked: nobody can write on it.
 */
export function usePageLock(opening: Opening, section: OpportunitySection | undefined): HeldLock {
  const dispatch = useAppDispatch()
  const hold = useAppSelector((state) => selectHold(state, opening.opptId))
  // A page that is being closed receives the release of its lock, and must not take it again. The browser may restore the page.
  const [isGone, setIsGone] = useState(false)
  useEffect(() => {
    if (section === undefined || isGone || isClosedStatus(section.statusCode)) return
    dispatch(respondToLock(opening, section))
  }, [dispatch, opening, section, isGone])

  useEffect(() => {
    const leavePage = () => {
      setIsGone(true)
      void dispatch(leaveLock('window'))
    }
    const restorePage = () => setIsGone(false)
    window.addEventListener('pagehide', leavePage)
    window.addEventListener('pageshow', restorePage)
    return () => {
      window.removeEventListener('pagehide', leavePage)
      window.removeEventListener('pageshow', restorePage)
      void dispatch(leaveLock('page'))
    }
  }, [dispatch])

  return {
    hold,
    takeBack: async () => {
      if (section !== undefined) await dispatch(takeLockBack(opening, section))
    },
  }
}
