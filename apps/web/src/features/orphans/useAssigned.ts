import type { UndoneAssignment } from '@retain/domain/orphans/orphan'
import { undoneTogether } from '@retain/domain/orphans/assignmentParts'
import { useState } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { useBusy } from '../../forms/useBusy'
import { undoAssignments, type DoneAssignment } from './sendAssignments'

/** What is said of the last assignment. */
export interface AssignmentNews {
  /** What can still be taken back; empty once all of it was. */
  readonly done: readonly DoneAssignment[]
  /** What was taken back; `null` as long as nothing was. */
  readonly undone: UndoneAssignment | null
  /** Why it could not be taken back. */
  readonly failure: string | null
}

/** The last assignment of this visit, and taking it back. */
export function useAssigned(hyperionId: string) {
  const dispatch = useAppDispatch()
  const [notice, setNotice] = useState<AssignmentNews | null>(null)
  const { busyWith, run } = useBusy<'undo'>()
  const undo = () => {
    if (notice === null) return
    run('undo', async () => {
      const { undone, rest, failure } = await dispatch(undoAssignments(hyperionId, notice.done))
      const before = notice.undone === null ? [] : [notice.undone]
      const isBegun = rest.length < notice.done.length
      setNotice({
        done: rest,
        undone: isBegun ? undoneTogether([...before, undone]) : notice.undone,
        failure,
      })
    })
  }
  return {
    notice,
    assigned: (done: readonly DoneAssignment[]) => setNotice({ done, undone: null, failure: null }),
    undo,
    isUndoing: busyWith !== null,
    dismiss: () => setNotice(null),
  }
}
