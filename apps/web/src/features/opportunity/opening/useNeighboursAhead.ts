import type { NavigationState } from '@retain/domain/opportunity/positionInList'
import { useEffect } from 'react'
import { useAppDispatch } from '../../../core/state/appHooks'
import { readOpportunityAhead } from './readOpportunity'
import { whenAtRest } from './whenAtRest'

/**
 * Reads the next and the previous customer of the list ahead, once the page is complete and rests.
 *
 * @param isComplete everything of the present customer is there.
 */
export function useNeighboursAhead({ nextId, previousId }: NavigationState, isComplete: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isComplete) return undefined
    return whenAtRest(() => {
      for (const opptId of [nextId, previousId])
        if (opptId !== null) void dispatch(readOpportunityAhead(opptId))
    })
  }, [dispatch, nextId, previousId, isComplete])
}
