import { unlockTitle } from '@retain/domain/work-log/rows/rowLock'
import type { SelectedRow } from '@retain/domain/work-log/selection/rowSelection'
import { unlockRowsQuestion } from '@retain/domain/work-log/selection/unlockRows'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { useMinute } from '../grid/useMinute'
import { Lines } from './Lines'

interface UnlockRowsQuestionProps {
  /** The rows of other users. */
  readonly asked: readonly SelectedRow[]
  readonly isAwaitingClose: boolean
  readonly onRelease: () => void
  readonly onKeep: () => void
}

/** Unlock Row for the selected rows: Yes releases the locks of other users, too, No keeps all (L-383, L-384). */
export function UnlockRowsQuestion({ asked, isAwaitingClose, onRelease, onKeep }: UnlockRowsQuestionProps) {
  const { question, lines } = unlockRowsQuestion(asked, useMinute())
  return (
    <ConfirmDialog
      title={unlockTitle}
      isOpen
      isAwaitingClose={isAwaitingClose}
      onConfirm={onRelease}
      onCancel={onKeep}
    >
      {question}
      <Lines>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </Lines>
    </ConfirmDialog>
  )
}
