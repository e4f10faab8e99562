import { unlockTitle } from '@retain/domain/work-log/rows/rowLock'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'

interface UnlockQuestionProps {
  readonly question: string
  /** The lock is being released. */
  readonly isAwaitingClose: boolean
  readonly onRelease: () => void
  readonly onKeep: () => void
}

/** Unlock Row: Yes releases somebody else's lock, No keeps it (L-383, L-384). */
export const UnlockQuestion = ({ question, isAwaitingClose, onRelease, onKeep }: UnlockQuestionProps) => (
  <ConfirmDialog
    title={unlockTitle}
    isOpen
    isAwaitingClose={isAwaitingClose}
    onConfirm={onRelease}
    onCancel={onKeep}
  >
    {question}
  </ConfirmDialog>
)
