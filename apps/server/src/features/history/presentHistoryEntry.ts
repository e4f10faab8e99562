import type { HistoryEmail, HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import type { StoredHistoryEntry } from './historyQueries'

/** What only an entry that is asked for by its id shows. */
interface ByIdOnly {
  readonly notes: string | null
  readonly email: HistoryEmail | null
}

/**
 * An entry of a contact history in the words of the contract; without the second argument as lists carry it, that is
 * without notes and email.
 */
export const presentHistoryEntry = (
  row: StoredHistoryEntry,
  { notes, email }: ByIdOnly = { notes: null, email: null },
): HistoryEntry => ({
  contactHistoryId: row.contact_history_id,
  contactType: row.contact_type,
  createDate: row.created_at,
  contactActionResult: row.action_result,
  notes,
  hasNotes: row.has_notes,
  contactInfo: row.contact_info,
  contactAction: row.contact_action,
  createdBy: row.created_by_name,
  emailContactDetailId: row.email_contact_detail_id,
  email,
  delivery: row.delivery,
})
