import { takeBackLabel } from '@retain/domain/opportunity/lock/takeBack'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'

interface TakeBackQuestionProps {
  readonly question: string
  readonly onTakeBack: () => void
  readonly onLeave: () => void
}

/** Asks before a lock is taken back from the user who holds it now. */
export const TakeBackQuestion = ({ question, onTakeBack, onLeave }: TakeBackQuestionProps) => (
  <ConfirmDialog title={takeBackLabel} isOpen onConfirm={onTakeBack} onCancel={onLeave}>
    {question}
  </ConfirmDialog>
)
