import { useEffect } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { quickSearchApi } from './quickSearchApi'

const { recordOpportunityViewed } = quickSearchApi.endpoints

/**
 * Records once for each opening of an opportunity that it was viewed, in its own store, which is not always the active one
 * (S-417, D-40).
 *
 * @param hyperionId its store; `undefined` until it is known.
 */
export function useRecordView(opptId: string, hyperionId: string | undefined): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (hyperionId === undefined) return
    // Not tracked: the page shows nothing of the answer, and would be drawn for it.
    void dispatch(recordOpportunityViewed.initiate({ body: { opptId, hyperionId } }, { track: false }))
  }, [dispatch, opptId, hyperionId])
}
