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
import { opportunityOf } from '../../../core/api/tags'
import { useDraft, type Draft } from '../../../forms/useDraft'
import { useDraftName } from '../../../forms/useDraftName'
import { useSaving, type Saving } from '../../../forms/useSaving'
import { activityApi } from './activityApi'

/** The note that is being written. */
export type NoteForm = Draft<NoteDraft, Note>

const rules = { validate: validateNote, isDirty: isNoteDirty }

/** The draft of a note about a customer, kept as that of a call is (`useCallForm`). */
export function useNoteForm(opptId: string): NoteForm {
  const keptAs = useDraftName('note', opptId)
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
