import { undoOfMapping } from '@retain/domain/vehicle-map/mappingUndo'
import { useCallback, useState } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { useBusy } from '../../forms/useBusy'
import { changeRows, type RowsChange } from './mappingApi'

const none: readonly RowsChange[] = []

/** Changes rows of the mapping table, and takes the changes of this visit back, the last one first. */
export function useMappingChanges() {
  const dispatch = useAppDispatch()
  const [done, setDone] = useState(none)
  const { busyWith, run } = useBusy<'undo'>()
  const change = useCallback(
    async (wanted: RowsChange): Promise<string | null> => {
      const failure = await dispatch(changeRows(wanted))
      if (failure === null) setDone((before) => [...before, wanted])
      return failure
    },
    [dispatch],
  )
  const last = done.at(-1)
  const undo = () => {
    if (last === undefined) return
    run('undo', async () => {
      // What could not be taken back somebody else has changed since: it is theirs now.
      setDone((before) => before.filter((one) => one !== last))
      for (const { mappedTo, seen } of undoOfMapping(last.rows, last.mappedTo))
        if ((await dispatch(changeRows({ typeCode: last.typeCode, rows: seen, mappedTo }))) !== null) return
    })
  }
  return { change, undo, canUndo: last !== undefined, isUndoing: busyWith !== null }
}
