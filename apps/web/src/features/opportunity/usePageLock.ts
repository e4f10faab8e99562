import { isClosedStatus } from '@retain/domain/opportunity/statusGroups'
import { useEffect } from 'react'
import { useAppDispatch } from '../../app/listen'
import { leaveLock, seeLock } from './pageLock'
import type { Opening } from './opportunityApi'
import type { OpportunitySection } from '@retain/domain/opportunity/sections'

/**
 * Takes the lock of an opportunity for as long as its page is open, and gives it back when the page is left, stepped away
 * from or closed (OP-003, D-32). A closed opportunity is never locked: nobody can write on it.
 */
export function usePageLock(opening: Opening, section: OpportunitySection | undefined): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (section !== undefined && !isClosedStatus(section.statusCode)) dispatch(seeLock(opening, section))
  }, [dispatch, opening, section])

  useEffect(() => {
    const leave = () => void dispatch(leaveLock())
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [dispatch])
}
