import {
  noResponseNeeded,
  overrideQuestion,
  overrideRequest,
} from '@retain/domain/work-log/contact-log/reply/replyCell'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { useAppDispatch } from '../../../core/state/appHooks'
import { liveEventReceived } from '../../../live/liveEvents'
import { useOverrideReplyMutation } from './contactLogApi'

interface OverrideQuestionProps {
  readonly row: ContactLogRow
  /** It was answered, either way. */
  readonly onClose: () => void
}

/** Asks whether a mail needs no response, and says so on Yes (L-225, L-226, L-545). What the answer says the channel tells too. */
export function OverrideQuestion({ row, onClose }: OverrideQuestionProps) {
  const dispatch = useAppDispatch()
  const [override, { isLoading }] = useOverrideReplyMutation()
  const confirm = async () => {
    const { data: payload } = await override({ body: overrideRequest(row) })
    if (payload !== undefined) dispatch(liveEventReceived({ type: 'CONTACT_LOG_REPLY', payload }))
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
