import { exportLabel } from '@retain/domain/list/export/exportLabel'
import {
  exceedsExport,
  exportCancelledText,
  exportingText,
  exportQuestion,
  type ExportSize,
} from '@retain/domain/list/export/exportTexts'
import { useAnnouncer } from '@retain/ui/announcer'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { IconButton } from '@retain/ui/icon-button'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import type { ExportedList } from './exportedList'
import { exportList, type FetchesFile } from './exportList'

/** Props of the export of a list while it runs. */
export interface ListExportProps<Source> {
  readonly list: ExportedList<Source>
  /** The export has ended, with a file or without. */
  readonly onEnd: () => void
  /** The export was cancelled by its button, which has the focus. */
  readonly onCancel: () => void
}

interface RunningExportProps<Source> extends ListExportProps<Source> {
  /** Makes the request; always the same function. */
  readonly fetchFile: FetchesFile<Source>
}

/** Exports a list. If it is too long for a file, the user has to confirm first that a part is left out. */
export function RunningExport<Source>({ fetchFile, list, onEnd, onCancel }: RunningExportProps<Source>) {
  const [isAgreed, setIsAgreed] = useState(list.rowKeys !== undefined || !exceedsExport(list))
  if (isAgreed)
    return <ExportInProgress fetchFile={fetchFile} list={list} onEnd={onEnd} onCancel={onCancel} />
  return (
    <ConfirmDialog
      title={exportLabel}
      isOpen
      confirmLabel={exportLabel}
      cancelLabel="Cancel"
      onConfirm={() => setIsAgreed(true)}
      onCancel={onEnd}
    >
      {exportQuestion(list.list, list)}
    </ConfirmDialog>
  )
}

/** The export, how many of its rows have been received, and a button that cancels it. Leaving the list cancels it, too. */
function ExportInProgress<Source>({ fetchFile, list, onEnd, onCancel }: RunningExportProps<Source>) {
  const dispatch = useAppDispatch()
  const { spoken, say } = useAnnouncer()
  const [{ rows, size }, setProgress] = useState<{ rows: number; size: ExportSize | null }>(notBegun)
  const text = exportingText(rows, size)
  useEffect(() => say(text), [say, text])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const onRows = (received: number, whole: ExportSize) => {
      if (!signal.aborted) setProgress({ rows: received, size: whole })
    }
    void dispatch(exportList(fetchFile, list, onRows, signal)).then(() => {
      if (!signal.aborted) onEnd()
    })
    return () => controller.abort()
  }, [dispatch, fetchFile, list, onEnd])

  const cancel = () => {
    dispatch(toastShown({ type: 'message', label: exportCancelledText }))
    onCancel()
  }
  return (
    <>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <span aria-hidden="true">{text}</span>
      <IconButton label="Cancel export" size="small" icon={<X aria-hidden="true" />} onPress={cancel} />
    </>
  )
}

const notBegun = { rows: 0, size: null }
