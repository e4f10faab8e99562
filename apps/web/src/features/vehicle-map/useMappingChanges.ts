import { undoOfMapping } from '@retain/domain/vehicle-map/mappingUndo'
import { useCallback, useState } from 'react'
import { useAppDispatch, type AppThunk } from '../../core/state/appHooks'
import { useBusy } from '../../forms/useBusy'
import { undoImport } from './import/undoImport'
import { changeRows, type RowsChange } from './mappingApi'

/** Takes one change back. */
type Step = AppThunk<Promise<void>>

const none: readonly Step[] = []

/** Value by value; what could not be taken back somebody else has changed since: it is theirs now. */
const undoRows =
  ({ typeCode, rows, mappedTo }: RowsChange): Step =>
  async (dispatch) => {
    for (const step of undoOfMapping(rows, mappedTo))
      if ((await dispatch(changeRows({ typeCode, rows: step.seen, mappedTo: step.mappedTo }))) !== null)
        return
  }

/** Changes rows of the mapping table, and takes the changes of this visit back, the last one first. */
export function useMappingChanges() {
  const dispatch = useAppDispatch()
  const [done, setDone] = useState(none)
  const { busyWith, run } = useBusy<'undo'>()
  const change = useCallback(
    async (wanted: RowsChange): Promise<string | null> => {
      const failure = await dispatch(changeRows(wanted))
      if (failure === null) setDone((before) => [...before, undoRows(wanted)])
      return failure
    },
    [dispatch],
  )
  const imported = useCallback(
    (importId: string) => setDone((before) => [...before, undoImport(importId)]),
    [],
  )
  const last = done.at(-1)
  const undo = () => {
    if (last === undefined) return
    run('undo', async () => {
      setDone((before) => before.filter((one) => one !== last))
      await dispatch(last)
    })
  }
  return { change, imported, undo, canUndo: last !== undefined, isUndoing: busyWith !== null }
}
