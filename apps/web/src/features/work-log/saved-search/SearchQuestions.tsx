import { searchDialogs } from '@retain/domain/work-log/saved-search/searchTexts'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { SaveSearchDialog } from './SaveSearchDialog'

/** What is asked before something happens to the filters or to a saved search. */
export type SearchQuestion = keyof typeof searchDialogs

interface SearchQuestionsProps {
  /** `null` while nothing is asked. */
  readonly question: SearchQuestion | null
  /** The answer is being carried out. */
  readonly isBusy: boolean
  readonly onSave: (name: string) => void
  readonly onYes: (question: Exclude<SearchQuestion, 'save'>) => void
  readonly onClose: () => void
}

/** The dialogs of the filter panel (L-038, L-057, L-064 to L-066, L-485, L-486). */
export function SearchQuestions({ question, isBusy, onSave, onYes, onClose }: SearchQuestionsProps) {
  if (question === null) return null
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
