import {
  emptyNote,
  isNoteDirty,
  noteCodes,
  noteNoun,
  noteSavedText,
  validateNote,
  type Note,
  type NoteDraft,
} from '@retain/domain/activity/note/note'
import { printDraftName } from '@retain/domain/opportunity/keptDraft'
import { opportunityOf } from '../../../core/api/tags'
import { useAppSelector } from '../../../core/state/appHooks'
import { useDraft, type Draft } from '../../../forms/useDraft'
import { useSaving, type Saving } from '../../../forms/useSaving'
import { selectUser } from '../../../session/sessionSlice'
import { activityApi } from './activityApi'

/** The note that is being written. */
export type NoteForm = Draft<NoteDraft, Note>

const rules = { validate: validateNote, isDirty: isNoteDirty }

/** The draft of a note about a customer, kept as that of a call is (`useCallForm`). */
export function useNoteForm(opptId: string): NoteForm {
  const userName = useAppSelector(selectUser)?.userName ?? ''
  const keptAs = userName === '' ? null : printDraftName({ userName, form: 'note', recordId: opptId })
  return useDraft(emptyNote, rules, keptAs)
}

/** Saving the note of a form (O-216, O-448). */
export const useNoteSaving = (opptId: string, form: NoteForm): Saving =>
  useSaving(form, {
    noun: noteNoun,
    send: (note, idempotencyKey) =>
      activityApi.endpoints.saveNote.initiate(
        { body: noteCodes(note, opptId), idempotencyKey },
        { track: false },
      ),
    savedText: noteSavedText,
    staleTags: [opportunityOf(opptId)],
    fieldOf: (field) => (field === 'notes' ? 'noteText' : field),
  })
