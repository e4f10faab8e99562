import { storeTag, userTag } from '@retain/domain/live/tags'
import type { Database } from '../db/schema/schema'

/** An event of the outbox as tests look at it. */
export interface WrittenEvent {
  readonly tag: string
  readonly type: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** Every event for the listeners of a store that is in the outbox, oldest first. */
export const eventsOf = (db: Database, hyperionId: string): Promise<readonly WrittenEvent[]> =>
  eventsTo(db, storeTag(hyperionId))

/** Every event for the windows of a person that is in the outbox, oldest first. */
export const eventsOfUser = (db: Database, userName: string): Promise<readonly WrittenEvent[]> =>
  eventsTo(db, userTag(userName))

async function eventsTo(db: Database, listeners: string): Promise<readonly WrittenEvent[]> {
  const rows = await db
    .selectFrom('live_outbox')
    .select(['tag', 'data'])
    .where('tag', '=', listeners)
    .orderBy('event_id')
    .execute()
  return rows.map(({ tag, data }) => ({ tag, ...(data as Omit<WrittenEvent, 'tag'>) }))
}
