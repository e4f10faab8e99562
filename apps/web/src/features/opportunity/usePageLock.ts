import { isClosedStatus } from '@retain/domain/opportunity/status/statusGroups'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { leaveLock } from '../lock/leaveLock'
import { respondToLock } from './pageLock'
import type { Opening } from './opportunityApi'
import type { OpportunitySection } from '@retain/domain/opportunity/sections'

/**
 * Takes the lock of an opportunity for as long as its page is open, and gives it back when the page is left, stepped away
 * from or closed (OP-003, D-32). A closed opportunity is never locked: nobody can write on it.
 */
export function usePageLock(opening: Opening, section: OpportunitySection | undefined): void {
  const dispatch = useAppDispatch()
  // A page that is being closed receives the release of its lock, and must not take it again. The browser may restore the page.
  const [isGone, setIsGone] = useState(false)
  useEffect(() => {
    if (section === undefined || isGone || isClosedStatus(section.statusCode)) return
    dispatch(respondToLock(opening, section))
  }, [dispatch, opening, section, isGone])

  useEffect(() => {
    const leave = () => void dispatch(leaveLock())
    const leavePage = () => {
      setIsGone(true)
      leave()
    }
    const restorePage = () => setIsGone(false)
    window.addEventListener('pagehide', leavePage)
    window.addEventListener('pageshow', restorePage)
    return () => {
      window.removeEventListener('pagehide', leavePage)
      window.removeEventListener('pageshow', restorePage)
      leave()
    }
  }, [dispatch])
}
