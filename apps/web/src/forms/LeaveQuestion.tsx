import { formatDateTime } from '@retain/domain/calendar/formats'
import type { LostDraft } from '@retain/domain/opportunity/lostDraft'
import {
  leavingAfterSaving,
  lostDraftsTitle,
  unsavedChangesButtons,
  unsavedChangesQuestion,
  unsavedChangesTitle,
} from '@retain/domain/opportunity/unsavedChanges'
import { Button } from '@retain/ui/button'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { Dialog } from '@retain/ui/dialog'
import { ProgressBar } from '@retain/ui/progress-bar'
import { styled } from 'styled-components'
import { useStoreOffset } from '../session/active-store/useStoreOffset'

const Lost = styled.div`
  margin-top: 12px;
  & > ul {
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
  & a {
    color: var(--accent-ink);
    text-decoration: underline;
  }
`

interface LeaveQuestionProps {
  /** The kept drafts that are lost as well. */
  readonly lost: readonly LostDraft[]
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Confirm Close: OK leaves and discards, Cancel stays (O-065, O-066, D-52). Drafts open in a window of their own: this one is asked. */
export const LeaveQuestion = ({ lost, onLeave, onStay }: LeaveQuestionProps) => (
  <ConfirmDialog
    title={unsavedChangesTitle}
    isOpen
    confirmLabel={unsavedChangesButtons.leave}
    cancelLabel={unsavedChangesButtons.stay}
    onConfirm={onLeave}
    onCancel={onStay}
  >
    {unsavedChangesQuestion}
    {lost.length > 0 && <LostDrafts lost={lost} />}
  </ConfirmDialog>
)

function LostDrafts({ lost }: Pick<LeaveQuestionProps, 'lost'>) {
  const offset = useStoreOffset()
  return (
    <Lost>
      {lostDraftsTitle}
      <ul>
        {lost.map(({ title, keptAt, excerpt, path }, at) => (
          <li key={at}>
            <a href={path} target="_blank" rel="noopener noreferrer">
              {`${title} of ${formatDateTime(keptAt, offset)}`}
            </a>
            {excerpt !== '' && `: “${excerpt}”`}
          </li>
        ))}
      </ul>
    </Lost>
  )
}

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
