import type { Database } from '../../db/schema/schema'
import { historyEntries, newestFirst, type StoredHistoryEntry } from '../history/historyQueries'

/** The contact history of an opportunity, newest first. */
export const findHistory = (db: Database, opptId: string): Promise<readonly StoredHistoryEntry[]> =>
  historyEntries(db)
    .innerJoin('opportunity as o', (join) =>
      join.onRef('o.hyperion_id', '=', 'h.hyperion_id').onRef('o.oppt_id', '=', 'h.oppt_id'),
    )
    .where('o.oppt_id', '=', opptId)
    .orderBy(newestFirst)
    .execute()
