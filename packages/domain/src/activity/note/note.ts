import type { Either } from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { isEmptyHtml } from '../../text/html/emptyHtml'
import type { ActionCode, ActionResultCode } from '../actionCodes'
import { fieldErrors, valueOrErrors, type FieldError } from '../../validation/fieldError'
import { notesLimit } from '../notesLimit'

/** What the Notes tab holds while it is filled (O-212). */
export interface NoteDraft {
  /** HTML, as the editor writes it (OP-053). */
  readonly noteText: string
  /** Whether the customer was reached, which changes the status of the opportunity (OP-009). */
  readonly contactMade: boolean
}

/** A note that can be saved has the fields of its draft. */
export type Note = NoteDraft

/** The fields of the form that can be wrong. */
export type NoteField = 'noteText'

/** A note before anything is written. */
export const emptyNote: NoteDraft = { noteText: '', contactMade: false }

/** What a note is called in the middle of a sentence. */
export const noteNoun = 'note'

/** What is said when a note was saved (O-216). */
export const noteSavedText = 'Note Saved.'

/**
 * The note that a draft makes: something must be left of its text without tags, blanks and non-breaking spaces, and it must
 * fit what a note can hold, tags counted (O-213, OP-053).
 *
 * @example validateNote({ noteText: '<p><br></p>', contactMade: true }) // left: noteText, 'A note is needed.'
 */
export function validateNote(draft: NoteDraft): Either<NonEmptyArray<FieldError<NoteField>>, Note> {
  const noteText = draft.noteText.trim()
  const message = isEmptyHtml(noteText)
    ? 'A note is needed.'
    : noteText.length > notesLimit
      ? 'A note can hold up to 4,000 characters, formatting included.'
      : null
  return valueOrErrors(fieldErrors<NoteField>([['noteText', message]]), () => ({ ...draft, noteText }))
}

/** Whether leaving would lose something: a text that shows something, or that contact was made (O-214, O-215). */
export const isNoteDirty = ({ noteText, contactMade }: NoteDraft): boolean =>
  !isEmptyHtml(noteText) || contactMade

/** A note as it is sent and recorded (api.md 2.9 saveNote, O-448). */
export interface NoteCodes {
  readonly opportunityId: string
  readonly notes: string
  readonly action: ActionCode
  readonly actionResult: ActionResultCode
}

/**
 * The body by which a note is sent: CONTACTED with contact made, else NOTE (O-448, OP-054).
 *
 * @example noteCodes({ noteText: '<p>Called back</p>', contactMade: true }, '17').actionResult // 'CONTACTED'
 */
export const noteCodes = ({ noteText, contactMade }: Note, opportunityId: string): NoteCodes => ({
  opportunityId,
  notes: noteText,
  action: 'NOTE',
  actionResult: contactMade ? 'CONTACTED' : 'NOTE',
})

/** The fields of what was sent that can be wrong. */
export type NoteCodeField = 'notes' | 'action' | 'actionResult'

/** The note behind the codes that were sent: the server's way back from `noteCodes`, by the rules of the form. */
export function readNote({
  notes,
  action,
  actionResult,
}: NoteCodes): Either<NonEmptyArray<FieldError<NoteCodeField>>, Note> {
  const draft = { noteText: notes, contactMade: actionResult === 'CONTACTED' }
  const isResult = actionResult === 'CONTACTED' || actionResult === 'NOTE'
  const wrongCodes = fieldErrors<NoteCodeField>([
    ['action', action === 'NOTE' ? null : 'A note has the action NOTE.'],
    ['actionResult', isResult ? null : 'A note is CONTACTED or NOTE.'],
  ])
  const checked = validateNote(draft)
  const wrongText =
    checked._tag === 'Left' ? checked.left.map(({ message }) => ({ field: 'notes', message }) as const) : []
  return valueOrErrors([...wrongText, ...wrongCodes], () => ({ ...draft, noteText: notes.trim() }))
}
