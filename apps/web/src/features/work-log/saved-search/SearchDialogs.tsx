import { searchDialogs } from '@retain/domain/work-log/saved-search/searchTexts'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { SaveSearchDialog } from './SaveSearchDialog'
import type { SearchQuestionProps } from './searchQuestion'

/** The dialogs of the filter panel (L-038, L-057, L-064 to L-066, L-485, L-486). */
export function SearchDialogs({ question, isBusy, onSave, onYes, onClose }: SearchQuestionProps) {
  if (question === 'save') return <SaveSearchDialog isSaving={isBusy} onSave={onSave} onClose={onClose} />
  return (
    <ConfirmDialog
      title={searchDialogs[question].title}
      isOpen
      isDestructive={question === 'delete'}
      isAwaitingClose={isBusy}
      onConfirm={() => onYes(question)}
      onCancel={onClose}
    >
      {searchDialogs[question].text}
    </ConfirmDialog>
  )
}
