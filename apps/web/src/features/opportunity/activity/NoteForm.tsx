import { notesLimit } from '@retain/domain/activity/notesLimit'
import { Checkbox } from '@retain/ui/checkbox'
import { FormFields } from '@retain/ui/form-layout'
import { memo } from 'react'
import { LazyRichTextEditor } from '../../../forms/LazyRichTextEditor'
import { RestoredNotice } from '../../../forms/RestoredNotice'
import { SaveFoot } from '../../../forms/SaveFoot'
import { useFieldMessages } from '../../../forms/useFieldMessages'
import type { Saving } from '../../../forms/useSaving'
import type { NoteForm as Form } from './useNoteForm'

interface NoteFormProps {
  readonly form: Form
  readonly saving: Saving
  /** Nothing can be written: what was typed stays in sight. */
  readonly isReadOnly: boolean
}

const fields = ['noteText']

/** A note is short: no headings. */
const noteTools = ['bold', 'italic', 'lists', 'link', 'clear'] as const

/** The Notes tab: a note, and whether the customer was reached (O-212 to O-215). */
export const NoteForm = memo(function NoteForm({ form, saving, isReadOnly }: NoteFormProps) {
  const { draft, update } = form
  const messages = useFieldMessages(form, saving, fields, isReadOnly)
  return (
    <FormFields
      role="group"
      aria-label="Note"
      onKeyDownCapture={isReadOnly ? undefined : saving.onKeyDownCapture}
    >
      {form.restoredFrom !== null && <RestoredNotice keptAt={form.restoredFrom} />}
      <LazyRichTextEditor
        label="Note"
        value={draft.noteText}
        onChange={(noteText) => {
          messages.touch('noteText')
          update((current) => ({ ...current, noteText }))
        }}
        rows={4}
        toolbar={noteTools}
        maxLength={notesLimit}
        isReadOnly={isReadOnly || saving.isSaving}
        {...messages.at('noteText')}
      />
      <Checkbox
        label="Contact made"
        value={draft.contactMade}
        onChange={(contactMade) => update((current) => ({ ...current, contactMade }))}
        isDisabled={isReadOnly || saving.isSaving}
      />
      <SaveFoot {...{ form, saving, messages, isReadOnly }} label="Save note" />
    </FormFields>
  )
})
