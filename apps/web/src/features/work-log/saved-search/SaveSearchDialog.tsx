import { searchNameLimit, validateSearchName } from '@retain/domain/work-log/saved-search/searchRules'
import { searchDialogs } from '@retain/domain/work-log/saved-search/searchTexts'
import { FormDialog } from '@retain/ui/form-dialog'
import { TextField } from '@retain/ui/text-field'
import { useState } from 'react'
import { checked } from '../../../forms/checked'

interface SaveSearchDialogProps {
  readonly isSaving: boolean
  /** Called with the trimmed name. */
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a new saved search (L-057 to L-059, L-484). */
export function SaveSearchDialog({ isSaving, onSave, onClose }: SaveSearchDialogProps) {
  const [name, setName] = useState('')
  const { valid } = checked(validateSearchName(name))
  return (
    <FormDialog
      title={searchDialogs.save.title}
      isOpen
      submitLabel="SAVE"
      isSubmitDisabled={valid === null}
      isAwaitingClose={isSaving}
      onSubmit={() => {
        if (valid !== null) onSave(valid)
      }}
      onClose={onClose}
    >
      <TextField
        label={searchDialogs.save.text}
        value={name}
        onChange={setName}
        maxLength={searchNameLimit}
        autoFocus
      />
    </FormDialog>
  )
}
