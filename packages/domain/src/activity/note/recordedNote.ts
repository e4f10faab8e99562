import type { StatusCode } from '../../opportunity/status/statuses'
import { statusAfterContact } from '../../opportunity/status/statusAfterContact'
import { entryOfAction } from '../history/entryOfAction'
import type { RecordedEntry } from '../history/recordedEntry'
import type { NoteCodes } from './note'

/** What saving a note records and changes. */
export interface RecordedNote {
  readonly statusCode: StatusCode
  readonly entry: RecordedEntry
}

/**
 * What is recorded when a note is saved: its entry, and the status after it, which only a note with contact changes (OP-009).
 *
 * @param codes of a note that the rules let through (`readNote`), its HTML cleaned.
 * @example recordedNote('NEW', codes).entry.contactType // 'Notes'
 */
export const recordedNote = (
  current: StatusCode,
  codes: Pick<NoteCodes, 'notes' | 'action' | 'actionResult'>,
): RecordedNote => ({
  statusCode: statusAfterContact(current, codes),
  entry: {
    ...entryOfAction(codes.action),
    actionResult: codes.actionResult,
    reason: null,
    notes: codes.notes,
    contactInfo: null,
  },
})
