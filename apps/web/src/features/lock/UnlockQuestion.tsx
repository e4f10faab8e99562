import { unlockTitle } from '@retain/domain/work-log/rows/rowLock'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import type { ReactNode } from 'react'

/** Props of {@link UnlockQuestion}. */
export interface UnlockQuestionProps {
  readonly question: ReactNode
  /** Locks are being released. */
  readonly isAwaitingClose: boolean
  readonly onRelease: () => void
  readonly onKeep: () => void
}

/** Unlock Row: Yes releases the locks of other users, No keeps them (L-383, L-384). */
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
