import { htmlText } from '../../text/html/escapeHtml'
import type { ContactType } from './contactTypes'

/** What was written down of a contact. */
interface WrittenEntry {
  readonly contactType: ContactType
  readonly notes: string | null
}

/** The notes of an entry as HTML, which the editor of the Notes tab writes; `null` for all others, which are plain text. */
export const htmlNotes = ({ contactType, notes }: WrittenEntry): string | null =>
  contactType === 'Notes' ? notes : null

/**
 * The notes of an entry as plain text on one line, as the row of a list shows them.
 *
 * @example plainNotes({ contactType: 'Notes', notes: '<p>Wants a <b>hybrid</b></p>' }) // 'Wants a hybrid'
 */
export const plainNotes = (entry: WrittenEntry): string | null => {
  const html = htmlNotes(entry)
  return html === null ? entry.notes : htmlText(html)
}
