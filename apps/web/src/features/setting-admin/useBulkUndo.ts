import {
  bulkNotUndoneText,
  bulkUndoStaleText,
  bulkUndoTooOldText,
} from '@retain/domain/settings/settingTexts'
import { useState } from 'react'
import { httpErrorOf } from '../../core/api/httpError'
import { useAppDispatch } from '../../core/state/appHooks'
import { useBusy } from '../../forms/useBusy'
import { settingAdminApi } from './settingAdminApi'
import type { DoneBulkChange } from './useBulkChange'

/** What is said of the last change of many stores. */
export interface BulkNews {
  readonly done: DoneBulkChange
  readonly isUndone: boolean
  /** Why it could not be taken back. */
  readonly failure: string | null
}

/** Why the service refuses to take a change back. */
const refusals: Readonly<Record<string, string>> = {
  stale: bulkUndoStaleText,
  settingLocked: bulkUndoStaleText,
  notFound: bulkUndoTooOldText,
}

/** The last change of many stores of this visit, and taking it back. */
export function useBulkUndo() {
  const dispatch = useAppDispatch()
  const [notice, setNotice] = useState<BulkNews | null>(null)
  const { busyWith, run } = useBusy<'undo'>()
  const undo = () => {
    if (notice === null) return
    const { done } = notice
    run('undo', async () => {
      const { error } = await dispatch(
        settingAdminApi.endpoints.undoManySettings.initiate(
          { body: { changeId: done.changeId } },
          { track: false },
        ),
      )
      const isUndone = error === undefined
      const code = httpErrorOf(error)?.code ?? ''
      setNotice({ done, isUndone, failure: isUndone ? null : (refusals[code] ?? bulkNotUndoneText) })
    })
  }
  return {
    notice,
    changed: (done: DoneBulkChange) => setNotice({ done, isUndone: false, failure: null }),
    undo,
    isUndoing: busyWith !== null,
    dismiss: () => setNotice(null),
  }
}
