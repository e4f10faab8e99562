import { encodeMessage } from '@retain/api-client/live/message'
import type { Instant } from '@retain/domain/calendar/instant'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import type { Database, DatabaseTransaction } from '../db/schema/schema'

/** A message with its recipients. */
export interface Addressed {
  /** Made by domain `storeTag` or `userTag`. */
  readonly tag: string
  readonly message: LiveMessage
}

/** An event of the outbox, as it is put on the wire. */
export interface OutboxEvent {
  readonly eventId: string
  readonly tag: string
  readonly data: { readonly type: string; readonly payload: unknown }
  readonly at: Instant
}

/**
 * Writes messages into the outbox as part of a transaction.
 *
 * @returns the ids of the events, in the order of the messages.
 */
export async function writeOutbox(
  transaction: DatabaseTransaction,
  messages: readonly Addressed[],
  now: Instant,
): Promise<readonly string[]> {
  if (messages.length === 0) return []
  const rows = await transaction
    .insertInto('live_outbox')
    .values(
      messages.map(({ tag, message }) => ({
        tag,
        data: JSON.stringify(encodeMessage(message)),
        created_at: now,
      })),
    )
    .returning('event_id')
    .execute()
  return rows.map((row) => row.event_id)
}

/** Deletes what was written before a moment: connected clients have received it, and others reload their data. */
export async function deleteOldMessages(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('live_outbox').where('created_at', '<', before).execute()
}
