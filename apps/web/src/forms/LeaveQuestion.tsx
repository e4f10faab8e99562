import {
  leavingAfterSaving,
  unsavedChangesButtons,
  unsavedChangesQuestion,
  unsavedChangesTitle,
} from '@retain/domain/opportunity/unsavedChanges'
import { Button } from '@retain/ui/button'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { Dialog } from '@retain/ui/dialog'
import { ProgressBar } from '@retain/ui/progress-bar'

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

/** Says that the page is left once what it holds is saved, and lets the user stay instead; it is saved in any case. */
export const SavingNotice = ({ onStay }: Pick<LeaveQuestionProps, 'onStay'>) => (
  <Dialog
    title={leavingAfterSaving.title}
    isOpen
    onClose={onStay}
    footer={
      <Button autoFocus onPress={onStay}>
        {leavingAfterSaving.stay}
      </Button>
    }
  >
    <ProgressBar label={leavingAfterSaving.text} value={null} />
  </Dialog>
)
