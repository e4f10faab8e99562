import { sql } from 'kysely'
import type { Instant } from '@retain/domain/calendar/instant'
import { storeTag } from '@retain/domain/live/tags'
import { sortKey } from '@retain/domain/text/sortKey'
import type { Publish } from '../../outbox/transact'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { ApiProblem } from '../../core/apiProblem'
import type { OpportunityKey } from '../lock/opportunityKey'

/** A scan of a vehicle at the service drive. */
export interface Scan {
  readonly at: Instant
  /** What was noted with it; without one the note of the row stays. */
  readonly note?: string
}

/**
 * Writes the scan of an opportunity's vehicle into its row, one version on, and tells the store (L-180 to L-182, L-527).
 *
 * @throws ApiProblem `notFound` when the store has no such opportunity.
 */
export async function recordScan(
  transaction: DatabaseTransaction,
  publish: Publish,
  { hyperionId, opptId }: OpportunityKey,
  { at, note }: Scan,
): Promise<void> {
  const row = await transaction
    .updateTable('opportunity')
    .set({
      scan: true,
      scanned_at: at,
      row_version: sql`row_version + 1`,
      ...(note === undefined ? {} : { note, note_sort: sortKey(note) }),
    })
    .where('hyperion_id', '=', hyperionId)
    .where('oppt_id', '=', opptId)
    .returning(['note', 'row_version'])
    .executeTakeFirst()
  if (row === undefined) throw new ApiProblem('notFound', 'The store has no such opportunity.')
  const place = { hyperionId, opptId, candidateId: null }
  const payload = { ...place, scan: true, scanDate: at, note: row.note, rowVersion: row.row_version }
  publish(storeTag(hyperionId), { type: 'SCAN_NOTE', payload })
}
