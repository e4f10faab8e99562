import { ownerChangeLabel, ownerChangeQuestion } from '@retain/domain/opportunity/ownerChange'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'

interface OwnerQuestionProps {
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before one becomes the owner (OP-071). */
export const OwnerQuestion = ({ onConfirm, onCancel }: OwnerQuestionProps) => (
  <ConfirmDialog title={ownerChangeLabel} isOpen onConfirm={onConfirm} onCancel={onCancel}>
    {ownerChangeQuestion}
  </ConfirmDialog>
)
