import { useEffect } from 'react'
import { useRecordOpportunityViewedMutation } from './quickSearchApi'

/**
 * Records once for each opening of an opportunity that it was viewed, in its own store, which is not always the active one
 * (S-417, D-40).
 *
 * @param hyperionId its store; `undefined` until it is known.
 */
export function useRecordView(opptId: string, hyperionId: string | undefined): void {
  const [record] = useRecordOpportunityViewedMutation()
  useEffect(() => {
    if (hyperionId !== undefined) void record({ body: { opptId, hyperionId } })
  }, [record, opptId, hyperionId])
}
