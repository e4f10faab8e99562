import {
  unsavedChangesButtons,
  unsavedChangesQuestion,
  unsavedChangesTitle,
} from '@retain/domain/opportunity/unsavedChanges'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'

interface LeaveQuestionProps {
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Confirm Close: OK leaves and discards, Cancel stays (O-065, O-066, D-52). */
export const LeaveQuestion = ({ onLeave, onStay }: LeaveQuestionProps) => (
  <ConfirmDialog
    title={unsavedChangesTitle}
    isOpen
    confirmLabel={unsavedChangesButtons.leave}
    cancelLabel={unsavedChangesButtons.stay}
    onConfirm={onLeave}
    onCancel={onStay}
  >
    {unsavedChangesQuestion}
  </ConfirmDialog>
)
