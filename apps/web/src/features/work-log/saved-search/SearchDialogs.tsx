import type { FilterCatalogue } from '@retain/domain/work-log/filters/filterDefinition'
import { resetFilters } from '@retain/domain/work-log/filters/panel/filterPanel'
import { searchDialogs } from '@retain/domain/work-log/saved-search/searchTexts'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { SaveSearchDialog } from './SaveSearchDialog'
import type { SearchQuestionProps } from './searchQuestion'
import { useSearchCommands } from './useSearchCommands'

/** The dialogs of the filter panel, and what they confirm (L-038, L-057, L-064 to L-066, L-485, L-486). */
export function SearchDialogs<Catalogue extends FilterCatalogue>(props: SearchQuestionProps<Catalogue>) {
  const { question, catalogue, panel, searches, selected, run, onClose } = props
  const { isBusy, saveNew, update, remove } = useSearchCommands(catalogue, panel, searches, run)
  const closeIf = (isDone: boolean) => {
    if (isDone) onClose()
  }
  if (question === 'save')
    return (
      <SaveSearchDialog
        isSaving={isBusy}
        onSave={(name) => void saveNew(name).then(closeIf)}
        onClose={onClose}
      />
    )
  const confirm = async () => {
    if (question === 'reset') {
      run(resetFilters(panel))
      onClose()
    } else if (selected !== null) closeIf(await (question === 'update' ? update(selected) : remove(selected)))
  }
  return (
    <ConfirmDialog
      title={searchDialogs[question].title}
      isOpen
      isDestructive={question === 'delete'}
      isAwaitingClose={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {searchDialogs[question].text}
    </ConfirmDialog>
  )
}
