import type { Instant } from '@retain/domain/calendar/instant'
import type { Database } from '../../db/schema/schema'
import { historyEntries, newestFirst, type StoredHistoryEntry } from '../activity/historyQueries'

/** The contact history of an opportunity, newest first. */
export const findHistory = (db: Database, opptId: string): Promise<readonly StoredHistoryEntry[]> =>
  historyEntries(db)
    .innerJoin('opportunity as o', (join) =>
      join.onRef('o.hyperion_id', '=', 'h.hyperion_id').onRef('o.oppt_id', '=', 'h.oppt_id'),
    )
    .where('o.oppt_id', '=', opptId)
    .orderBy(newestFirst)
    .execute()

/** Writes down that somebody opened an opportunity. The row itself does not change (OP-062). */
export async function recordView(
  db: Database,
  opportunity: { readonly hyperion_id: string; readonly oppt_id: string },
  userName: string,
  now: Instant,
): Promise<void> {
  await db
    .insertInto('contact_history')
    .values({
      hyperion_id: opportunity.hyperion_id,
      oppt_id: opportunity.oppt_id,
      contact_type: 'ViewOpportunity',
      contact_action: null,
      action_result: null,
      reason: null,
      notes: null,
      contact_info: null,
      created_by: userName,
      created_at: now,
      email_contact_detail_id: null,
    })
    .execute()
}
