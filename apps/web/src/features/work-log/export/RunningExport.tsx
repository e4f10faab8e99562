import { exportLabel } from '@retain/domain/work-log/export/exportLabel'
import {
  exceedsExport,
  exportCancelledText,
  exportingText,
  exportQuestion,
  type ExportSize,
} from '@retain/domain/work-log/export/exportTexts'
import { useAnnouncer } from '@retain/ui/announcer'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { IconButton } from '@retain/ui/icon-button'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../../core/state/appHooks'
import { toastShown } from '../../../core/toasts/toastsSlice'
import type { ExportedList } from './exportedList'
import { exportList } from './exportList'

interface RunningExportProps {
  readonly list: ExportedList
  /** It is over, however it ended. */
  readonly onEnd: () => void
  /** It is given up by its button, which has the focus. */
  readonly onCancel: () => void
}

/** Exports a list; one that is too long for a file only after it was said that a part is left out. */
export function RunningExport({ list, onEnd, onCancel }: RunningExportProps) {
  const [isAgreed, setIsAgreed] = useState(list.rowKeys !== undefined || !exceedsExport(list))
  if (isAgreed) return <ExportUnderWay list={list} onEnd={onEnd} onCancel={onCancel} />
  return (
    <ConfirmDialog
      title={exportLabel}
      isOpen
      confirmLabel={exportLabel}
      cancelLabel="Cancel"
      onConfirm={() => setIsAgreed(true)}
      onCancel={onEnd}
    >
      {exportQuestion(list.log, list)}
    </ConfirmDialog>
  )
}

/** The export, how many of its rows are here, and a button that gives it up. Leaving the list gives it up, too. */
function ExportUnderWay({ list, onEnd, onCancel }: RunningExportProps) {
  const dispatch = useAppDispatch()
  const { spoken, say } = useAnnouncer()
  const [{ rows, size }, setProgress] = useState<{ rows: number; size: ExportSize | null }>(notBegun)
  const text = exportingText(rows, size)
  useEffect(() => say(text), [say, text])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const onRows = (arrived: number, whole: ExportSize) => {
      if (!signal.aborted) setProgress({ rows: arrived, size: whole })
    }
    void dispatch(exportList(list, onRows, signal)).then(() => {
      if (!signal.aborted) onEnd()
    })
    return () => controller.abort()
  }, [dispatch, list, onEnd])

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
