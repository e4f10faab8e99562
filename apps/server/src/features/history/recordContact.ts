import type { ActionCode } from '@retain/domain/activity/actionCodes'
import type { OpenDelivery } from '@retain/domain/activity/email/emailDelivery'
import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import { plainNotes } from '@retain/domain/activity/history/entryNotes'
import type { RecordedEntry } from '@retain/domain/activity/history/recordedEntry'
import type { Instant } from '@retain/domain/calendar/instant'
import { storeTag } from '@retain/domain/live/tags'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import { sortKey } from '@retain/domain/text/sortKey'
import {
  contactedRow,
  enteredStatus,
  type ShownContact,
  type ShownStatus,
} from '@retain/domain/work-log/rows/contactedRow'
import type { Publish } from '../../outbox/transact'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { historyEntries } from './historyQueries'
import { presentHistoryEntry } from './presentHistoryEntry'
import type { WritableOpportunity } from '../lock/writableOpportunity'

/** A contact with a customer, to be recorded. */
export interface Contact {
  readonly action: ActionCode
  readonly entry: RecordedEntry
  /** The status after it. */
  readonly statusCode: StatusCode
  /** What the system records beside it, which stands below it in the history. */
  readonly systemEntry: RecordedEntry | null
  /** The email that it was; none for any other contact. */
  readonly email?: EntryEmail
}

/** The email of an entry, and whether the mail server still has to take it. */
export interface EntryEmail {
  readonly emailContactDetailId: string
  readonly delivery: OpenDelivery | null
}

/** Who records it, and when. */
export interface Author {
  /** `null` for what the customer did. */
  readonly userName: string | null
  readonly now: Instant
}

/** What was recorded: the entry as every list shows it, and the version at which the row ends. */
export interface RecordedContact {
  readonly entry: HistoryEntry
  readonly rowVersion: number
}

/**
 * Records a contact: its entry in the history, what the row shows of it, and the messages that tell the store. The note
 * of a row is the newest note of its history. Each message is a version of the row, in the order status, system's entry,
 * contact; the row ends at the last one.
 */
export async function recordContact(
  transaction: DatabaseTransaction,
  publish: Publish,
  row: WritableOpportunity,
  contact: Contact,
  author: Author,
): Promise<RecordedContact> {
  const { action, entry, statusCode, systemEntry } = contact
  const place = { opptId: row.oppt_id, hyperionId: row.hyperion_id }
  let rowVersion = row.row_version
  const tell = (message: Parameters<Publish>[1]) => publish(storeTag(row.hyperion_id), message)
  const tellContact = (told: HistoryEntry, { lastActionIcon, contactDate, note }: ShownContact) => {
    rowVersion += 1
    const payload = { ...place, entry: told, lastActionIcon, contactDate, note, rowVersion }
    tell({ type: 'OPPT_CONTACT', payload })
  }

  const isNewStatus = statusCode !== row.status_code
  if (isNewStatus) {
    rowVersion += 1
    tell({ type: 'OPPT_STATUS', payload: { ...place, ...enteredStatus(statusCode), rowVersion } })
  }
  if (systemEntry !== null)
    tellContact(await insertEntry(transaction, row, systemEntry, author), {
      lastActionIcon: row.last_action,
      contactDate: row.last_contact_at,
      note: row.note,
    })

  const before = { note: row.note, statusCode: row.status_code }
  const shown = contactedRow(before, { action, statusCode, at: author.now, notes: plainNotes(entry) })
  const recorded = await insertEntry(transaction, row, entry, author, contact.email)
  tellContact(recorded, shown)

  await transaction
    .updateTable('opportunity')
    .set({
      last_action: shown.lastActionIcon,
      last_contact_at: shown.contactDate,
      note: shown.note,
      note_sort: shown.note === null ? null : sortKey(shown.note),
      row_version: rowVersion,
      ...(isNewStatus ? statusColumns(enteredStatus(statusCode)) : {}),
    })
    .where('hyperion_id', '=', row.hyperion_id)
    .where('oppt_id', '=', row.oppt_id)
    .execute()
  return { entry: recorded, rowVersion }
}

/**
 * Records what was no contact with the customer, such as a reminder that is done: the row shows what it showed, in its next
 * version.
 */
export async function recordEvent(
  transaction: DatabaseTransaction,
  publish: Publish,
  row: WritableOpportunity,
  entry: RecordedEntry,
  author: Author,
  email: EntryEmail | null = null,
): Promise<RecordedContact> {
  const recorded = await insertEntry(transaction, row, entry, author, email)
  return { entry: recorded, rowVersion: await tellOfEntry(transaction, publish, row, recorded) }
}

/** Keeps what became of the email of an entry, and tells the store: the row shows what it showed, in its next version. */
export async function recordDelivery(
  transaction: DatabaseTransaction,
  publish: Publish,
  row: WritableOpportunity,
  contactHistoryId: string,
  delivery: OpenDelivery | null,
): Promise<void> {
  const place = { hyperion_id: row.hyperion_id, contact_history_id: contactHistoryId }
  await transaction
    .updateTable('contact_history')
    .set({ delivery })
    .where('hyperion_id', '=', place.hyperion_id)
    .where('contact_history_id', '=', contactHistoryId)
    .execute()
  await tellOfEntry(transaction, publish, row, await findEntry(transaction, place))
}

/** Tells the store what is known of the opening of the email of an entry: the row shows what it showed, in its next version. */
export const tellOfOpen = async (
  transaction: DatabaseTransaction,
  publish: Publish,
  row: WritableOpportunity,
  contactHistoryId: string,
): Promise<number> =>
  tellOfEntry(
    transaction,
    publish,
    row,
    await findEntry(transaction, { hyperion_id: row.hyperion_id, contact_history_id: contactHistoryId }),
  )

/**
 * Tells the store of an entry that leaves what the row shows as it is.
 *
 * @returns the version at which the row ends.
 */
async function tellOfEntry(
  transaction: DatabaseTransaction,
  publish: Publish,
  row: WritableOpportunity,
  entry: HistoryEntry,
): Promise<number> {
  const rowVersion = row.row_version + 1
  publish(storeTag(row.hyperion_id), {
    type: 'OPPT_CONTACT',
    payload: {
      ...{ opptId: row.oppt_id, hyperionId: row.hyperion_id, entry, rowVersion },
      ...{ lastActionIcon: row.last_action, contactDate: row.last_contact_at, note: row.note },
    },
  })
  await transaction
    .updateTable('opportunity')
    .set({ row_version: rowVersion })
    .where('hyperion_id', '=', row.hyperion_id)
    .where('oppt_id', '=', row.oppt_id)
    .execute()
  return rowVersion
}

/** The columns of an opportunity that has come to a status. */
export const statusColumns = (shown: ShownStatus) => ({
  status_code: shown.statusCode,
  status_sort: sortKey(shown.status),
  compass_status: shown.compassStatus,
  compass_status_description: shown.compassStatusDescription,
})

/** Writes an entry down, and answers it as every list shows it. */
async function insertEntry(
  transaction: DatabaseTransaction,
  { hyperion_id, oppt_id }: WritableOpportunity,
  entry: RecordedEntry,
  { userName, now }: Author,
  email: EntryEmail | null = null,
): Promise<HistoryEntry> {
  const inserted = transaction.with('contact_history', (db) =>
    db
      .insertInto('contact_history')
      .values({
        contact_type: entry.contactType,
        contact_action: entry.contactAction,
        action_result: entry.actionResult,
        reason: entry.reason,
        notes: entry.notes,
        contact_info: entry.contactInfo,
        hyperion_id,
        oppt_id,
        created_by: userName,
        created_at: now,
        email_contact_detail_id: email?.emailContactDetailId ?? null,
        delivery: email?.delivery ?? null,
      })
      .returningAll(),
  )
  // In this statement the name of the table is that of the inserted row.
  return presentHistoryEntry(await historyEntries(inserted).executeTakeFirstOrThrow())
}

/** An entry as every list shows it. */
const findEntry = async (
  transaction: DatabaseTransaction,
  { hyperion_id, contact_history_id }: { readonly hyperion_id: string; readonly contact_history_id: string },
): Promise<HistoryEntry> =>
  presentHistoryEntry(
    await historyEntries(transaction)
      .where('h.hyperion_id', '=', hyperion_id)
      .where('h.contact_history_id', '=', contact_history_id)
      .executeTakeFirstOrThrow(),
  )

/** Takes phones and addresses off every entry of an opportunity: nobody shall use them again (O-228). */
export async function clearContactInfo(
  transaction: DatabaseTransaction,
  { hyperion_id, oppt_id }: Pick<WritableOpportunity, 'hyperion_id' | 'oppt_id'>,
): Promise<void> {
  await transaction
    .updateTable('contact_history')
    .set({ contact_info: null })
    .where('hyperion_id', '=', hyperion_id)
    .where('oppt_id', '=', oppt_id)
    .where('contact_info', 'is not', null)
    .execute()
}
