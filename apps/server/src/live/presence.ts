import { sql } from 'kysely'
import type { Clock } from '../core/clock'
import type { Database } from '../db/schema/schema'

/** Stores when users were last seen with an open socket. */
export interface Presence {
  /** These users are connected now. It never fails; the write follows, batched with others. */
  readonly touch: (userNames: Iterable<string>) => void
  /** Resolves when all users touched so far have been written. */
  readonly written: () => Promise<void>
}

/** Batches the writes: one runs at a time, and the next one takes all users who were touched meanwhile. */
export function makePresence(db: Database, clock: Clock, onFailure: (error: unknown) => void): Presence {
  let waiting = new Set<string>()
  let writing: Promise<void> | null = null

  const writeWaiting = async () => {
    try {
      while (waiting.size > 0) {
        const userNames = [...waiting].sort()
        waiting = new Set()
        await writeSeen(db, userNames, clock())
      }
    } catch (error) {
      onFailure(error)
    } finally {
      writing = null
    }
  }
  return {
    touch: (userNames) => {
      for (const userName of userNames) waiting.add(userName)
      if (waiting.size > 0) writing ??= writeWaiting()
    },
    written: async () => {
      await writing
    },
  }
}

/** Writes when users were seen. The names are expected in order, so that two processes cannot deadlock. */
export async function writeSeen(db: Database, userNames: readonly string[], now: string): Promise<void> {
  await sql`
    insert into live_presence (user_name, seen_at)
    select user_name, ${now}::timestamptz from unnest(${userNames}::text[]) as user_name
    on conflict (user_name) do update set seen_at = greatest(live_presence.seen_at, excluded.seen_at)`.execute(
    db,
  )
}
