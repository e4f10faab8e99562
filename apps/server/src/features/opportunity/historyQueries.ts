import { shownContacts } from '@retain/domain/activity/history/historySummary'
import { viewType } from '@retain/domain/activity/history/contactHistory'
import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import type { Database } from '../../db/schema/schema'
import { historyEntries, newestFirst, type StoredHistoryEntry } from '../history/historyQueries'
import { findEntriesWithThreads } from '../history/historyThread'

/** The contact history of an opportunity, newest first. */
export const findHistory = (db: Database, opptId: string): Promise<readonly StoredHistoryEntry[]> =>
  entriesOf(db, opptId).orderBy(newestFirst).execute()

/**
 * Those of the last contacts (domain `summariseHistory`) that have notes, newest first: each with its notes and, behind an email,
 * the earlier ones of its thread.
 */
export async function findContactNotes(
  db: Database,
  opptId: string,
): Promise<readonly (readonly HistoryEntry[])[]> {
  const contacts = await entriesOf(db, opptId)
    .select(['h.hyperion_id', 'h.oppt_id'])
    .where('h.contact_type', '!=', viewType)
    .orderBy(newestFirst)
    .limit(shownContacts)
    .execute()
  return findEntriesWithThreads(
    db,
    contacts.filter((entry) => entry.has_notes),
  )
}

const entriesOf = (db: Database, opptId: string) =>
  historyEntries(db)
    .innerJoin('opportunity as o', (join) =>
      join.onRef('o.hyperion_id', '=', 'h.hyperion_id').onRef('o.oppt_id', '=', 'h.oppt_id'),
    )
    .where('o.oppt_id', '=', opptId)
