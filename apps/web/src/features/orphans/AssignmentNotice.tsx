import { assignedText, undoneText } from '@retain/domain/orphans/assignmentTexts'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { Undo2 } from 'lucide-react'
import type { AssignmentNews } from './useAssigned'

interface AssignmentNoticeProps {
  readonly notice: AssignmentNews
  readonly onUndo: () => void
  readonly isUndoing: boolean
  readonly onClose: () => void
}

/** What the last assignment has done, how it is taken back, and what became of that. */
export function AssignmentNotice({ notice, onUndo, isUndoing, onClose }: AssignmentNoticeProps) {
  const { done, undone, failure } = notice
  const count = done.reduce((sum, part) => sum + part.count, 0)
  const texts = [
    ...(undone === null ? [] : [undoneText(undone)]),
    ...(count === 0 ? [] : [assignedText(count)]),
    ...(failure === null ? [] : [failure]),
  ]
  return (
    <Banner
      tone={failure === null ? 'info' : 'danger'}
      isAnnounced
      action={
        count > 0 ? (
          <Button size="small" icon={<Undo2 aria-hidden="true" />} isLoading={isUndoing} onPress={onUndo}>
            Undo
          </Button>
        ) : undefined
      }
      onClose={onClose}
    >
      {texts.join(' ')}
    </Banner>
  )
}
