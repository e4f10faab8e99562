import { sql } from 'kysely'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Database } from '../db/schema/schema'
import type { OutboxEvent } from './outbox'

/** The highest id among the events that were written before a moment; `'0'` when there is none. */
export async function lastEventBefore(db: Database, before: Instant): Promise<string> {
  const row = await db
    .selectFrom('live_outbox')
    .select(({ fn }) => fn.max('event_id').as('event_id'))
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return row.event_id ?? '0'
}

/** The events above an id that are not known yet, oldest first. */
export async function readNewEvents(
  db: Database,
  above: string,
  known: readonly string[],
): Promise<readonly OutboxEvent[]> {
  const rows = await db
    .selectFrom('live_outbox')
    .selectAll()
    .where('event_id', '>', above)
    .where((eb) => sql<boolean>`${eb.ref('event_id')} <> all(${known}::bigint[])`)
    .orderBy('event_id')
    .execute()
  return rows.map(({ event_id, tag, data, created_at }) => ({
    eventId: event_id,
    tag,
    // Only `writeOutbox` writes this column.
    data: data as OutboxEvent['data'],
    at: created_at,
  }))
}
