import type { EmailOpen } from '@retain/domain/activity/email/emailOpen'
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
  open: presentOpen(row),
})

/** What is known of the opening of an email, of the columns that keep it. */
export const presentOpen = ({
  open_class,
  opened_at,
  opened_after_seconds,
}: Pick<StoredHistoryEntry, 'open_class' | 'opened_at' | 'opened_after_seconds'>): EmailOpen | null =>
  open_class === null
    ? null
    : { openClass: open_class, openedAt: opened_at, secondsAfterDelivery: opened_after_seconds }
