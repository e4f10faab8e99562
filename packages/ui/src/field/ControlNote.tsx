import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

interface ControlState {
  readonly isRequired?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
}

const noteOf = ({ isRequired = false, isReadOnly = false }: ControlState): string =>
  [...(isRequired ? ['Required'] : []), ...(isReadOnly ? ['Read-only'] : [])].join(', ')

/** The ids that describe a control: its {@link ControlNote}, if it has one to make, and the hint or the error. */
export const describedBy = (noteId: string, state: ControlState, textId: string | undefined) =>
  [...(noteOf(state) === '' ? [] : [noteId]), ...(textId === undefined ? [] : [textId])].join(' ') ||
  undefined

interface ControlNoteProps extends ControlState {
  readonly id: string
}

/** Tells screen readers what has no attribute on a button: that it is required or read-only. */
export function ControlNote({ id, ...state }: ControlNoteProps) {
  const note = noteOf(state)
  return note === '' ? null : <VisuallyHidden id={id}>{note}</VisuallyHidden>
}
