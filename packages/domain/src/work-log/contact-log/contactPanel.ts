import type { HistoryEntry } from '../../activity/history/historyEntry'
import type { StatusCode } from '../../opportunity/status/statuses'
import { customerHref } from '../rows/cells/customerCell'
import { contactName, type ContactLogRow } from './contactLogRow'

/** The panel that shows an email and the earlier ones of its thread (L-203, L-204, L-533). JSON-safe. */
export interface ContactPanel {
  /** Newest first. */
  readonly list: readonly HistoryEntry[]
  /** The email that a reply answers; `null` where the first entry is no email. */
  readonly emailId: string | null
  readonly opptId: string | null
  readonly name: string
  readonly statusCode: StatusCode | null
  readonly leadId: string | null
  readonly isVisible: boolean
}

/**
 * The panel of a row with what the contact history answers: its emailId is that of the first entry (L-204, L-205).
 *
 * @example openPanel(row, entries).emailId // entries[0].emailContactDetailId
 */
export const openPanel = (row: ContactLogRow, list: readonly HistoryEntry[]): ContactPanel => ({
  list,
  emailId: list[0]?.emailContactDetailId ?? null,
  opptId: row.opptId,
  name: contactName(row),
  statusCode: row.statusCode,
  leadId: row.leadId,
  isVisible: true,
})

/**
 * Where Reply leads: the Email tab of the opportunity, with the entry of the email that is answered (L-533, D-49, OP-052);
 * `emailId` goes along too.
 */
export function replyHref({ opptId, list }: ContactPanel): string | null {
  if (opptId === null) return null
  const [answered] = list
  const href = customerHref({ opptId }, 'CONLOG', 'email')
  return answered === undefined ? href : `${href}&reply=${answered.contactHistoryId}`
}
