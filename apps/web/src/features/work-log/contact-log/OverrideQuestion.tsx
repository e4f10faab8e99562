import {
  noResponseNeeded,
  overrideQuestion,
  overrideRequest,
} from '@retain/domain/work-log/contact-log/reply/replyCell'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { useOverrideReplyMutation } from './contactLogApi'

interface OverrideQuestionProps {
  readonly row: ContactLogRow
  /** The user chose Yes or No. */
  readonly onClose: () => void
}

/** Asks whether an email needs no response, and saves that on Yes (L-225, L-226, L-545). */
export function OverrideQuestion({ row, onClose }: OverrideQuestionProps) {
  const [override, { isLoading }] = useOverrideReplyMutation()
  const confirm = async () => {
    await override({ body: overrideRequest(row) })
    onClose()
  }
  return (
    <ConfirmDialog
      title={noResponseNeeded}
      isOpen
      isAwaitingClose={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {overrideQuestion}
    </ConfirmDialog>
  )
}
