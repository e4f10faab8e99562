import { encodeMessage } from '@retain/api-client/live'
import type { Instant } from '@retain/domain/calendar/instant'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import type { Database, DatabaseTransaction } from '../db/schema/schema'

/** A message with those who are to have it. */
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
 * Puts messages into the outbox of a running transaction, with which they are kept or lost.
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

/** Takes out what was written before a moment: everybody who was there has had it, and who comes later asks anew. */
export async function sweepOutbox(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('live_outbox').where('created_at', '<', before).execute()
}
