import { threadUpTo, type ThreadEmail } from '@retain/domain/activity/history/emailThread'
import type { HistoryEmail, HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import type { Selectable } from 'kysely'
import type { ContactHistoryTable } from '../../db/schema/contactTables'
import type { Database } from '../../db/schema/schema'
import { findAttachments } from './emailAttachments'
import { historyEntries, newestFirst } from './historyQueries'
import { presentHistoryEntry } from './presentHistoryEntry'

/** An entry that is asked for: its id, whose it is, and its email where it has one. */
type AskedEntry = Pick<
  Selectable<ContactHistoryTable>,
  'contact_history_id' | 'hyperion_id' | 'oppt_id' | 'email_contact_detail_id'
>

/**
 * An entry with its notes and its email; behind an email the earlier ones of its thread, newest first (D-05, OP-057). Empty
 * when there is no such entry.
 */
export async function findEntryWithThread(
  db: Database,
  contactHistoryId: string,
): Promise<readonly HistoryEntry[]> {
  const asked = await db
    .selectFrom('contact_history')
    .select(['contact_history_id', 'hyperion_id', 'oppt_id', 'email_contact_detail_id'])
    .where('contact_history_id', '=', contactHistoryId)
    .execute()
  const [entries = []] = await findEntriesWithThreads(db, asked)
  return entries
}

/** The same of several entries of one opportunity, in their order. */
export async function findEntriesWithThreads(
  db: Database,
  asked: readonly AskedEntry[],
): Promise<readonly (readonly HistoryEntry[])[]> {
  const [first] = asked
  if (first === undefined) return []
  const hasEmail = asked.some((entry) => entry.email_contact_detail_id !== null)
  const emails = hasEmail ? await emailsOf(db, first) : []
  const threads = asked.map(({ contact_history_id: id }) => {
    const thread = threadUpTo(emails, id).map((email) => email.contactHistoryId)
    return new Set(thread.length === 0 ? [id] : thread)
  })
  const ids = new Set(threads.flatMap((thread) => [...thread]))
  const entries = await findWholeEntries(db, first.hyperion_id, [...ids])
  return threads.map((thread) => entries.filter(({ contactHistoryId }) => thread.has(contactHistoryId)))
}

/** Every email of an opportunity without its text, newest first. */
async function emailsOf(
  db: Database,
  { hyperion_id, oppt_id }: { readonly hyperion_id: string; readonly oppt_id: string },
): Promise<readonly ThreadEmail[]> {
  const rows = await db
    .selectFrom('contact_history as h')
    .innerJoin('email_contact_detail as e', (join) =>
      join
        .onRef('e.hyperion_id', '=', 'h.hyperion_id')
        .onRef('e.email_contact_detail_id', '=', 'h.email_contact_detail_id'),
    )
    .select(['h.contact_history_id', 'e.email_contact_detail_id', 'e.parent_email_contact_detail_id'])
    .where('h.hyperion_id', '=', hyperion_id)
    .where('h.oppt_id', '=', oppt_id)
    .orderBy(newestFirst)
    .execute()
  return rows.map((row) => ({
    contactHistoryId: row.contact_history_id,
    emailContactDetailId: row.email_contact_detail_id,
    parentId: row.parent_email_contact_detail_id,
  }))
}

/** Entries with their notes and emails, newest first. */
async function findWholeEntries(
  db: Database,
  hyperionId: string,
  ids: readonly string[],
): Promise<readonly HistoryEntry[]> {
  const rows = await historyEntries(db)
    .select(['h.notes', 'e.direction', 'e.email_from', 'e.email_to', 'e.email_subject', 'e.email_body'])
    .where('h.hyperion_id', '=', hyperionId)
    .where('h.contact_history_id', 'in', ids)
    .orderBy(newestFirst)
    .execute()
  const files = await findAttachments(
    db,
    hyperionId,
    rows.flatMap(({ email_contact_detail_id: id }) => (id === null ? [] : [id])),
  )
  return rows.map((row) => {
    const attachments = files.get(row.email_contact_detail_id ?? '') ?? []
    return presentHistoryEntry(row, { notes: row.notes, email: presentEmail(row, attachments) })
  })
}

/** The columns of an email are empty together where an entry has none. */
const presentEmail = (
  row: {
    readonly direction: 'in' | 'out' | null
    readonly email_from: string | null
    readonly email_to: string | null
    readonly email_subject: string | null
    readonly email_body: string | null
  },
  attachments: HistoryEmail['attachments'],
): HistoryEntry['email'] =>
  row.direction === null
    ? null
    : {
        direction: row.direction,
        emailFrom: row.email_from ?? '',
        emailTo: row.email_to ?? '',
        emailSubject: row.email_subject ?? '',
        emailBody: row.email_body ?? '',
        attachments,
      }
