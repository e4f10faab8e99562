import type { Database } from '../db/schema/schema'

/** An event of the outbox as tests look at it. */
export interface WrittenEvent {
  readonly tag: string
  readonly type: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** Every event for the listeners of a store that is in the outbox, oldest first. */
export async function eventsOf(db: Database, hyperionId: string): Promise<readonly WrittenEvent[]> {
  const rows = await db
    .selectFrom('live_outbox')
    .select(['tag', 'data'])
    .where('tag', '=', `STORE_${hyperionId}`)
    .orderBy('event_id')
    .execute()
  return rows.map(({ tag, data }) => ({ tag, ...(data as Omit<WrittenEvent, 'tag'>) }))
}
