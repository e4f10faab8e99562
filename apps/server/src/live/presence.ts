import { sql } from 'kysely'
import type { Clock } from '../core/clock'
import type { Database } from '../db/schema/schema'

/** Somebody who has an open socket. */
export interface Present {
  readonly userName: string
  /** The window; `null` where it does not say. */
  readonly windowId: string | null
}

/** Stores when users, and the windows in which they hold a lock, were last seen with an open socket. */
export interface Presence {
  /** These are connected now. It never fails; the write follows, batched with others. */
  readonly touch: (connected: Iterable<Present>) => void
  /** Resolves when all touched so far have been written. */
  readonly written: () => Promise<void>
}

/** Batches the writes: one runs at a time, and the next one takes all who were touched meanwhile. */
export function makePresence(db: Database, clock: Clock, onFailure: (error: unknown) => void): Presence {
  let waiting: Present[] = []
  let writing: Promise<void> | null = null

  const writeWaiting = async () => {
    try {
      while (waiting.length > 0) {
        const connected = waiting
        waiting = []
        await writeSeen(db, [...new Set(connected.map(({ userName }) => userName))].sort(), clock())
        await writeWindowsSeen(db, connected, clock())
      }
    } catch (error) {
      onFailure(error)
    } finally {
      writing = null
    }
  }
  return {
    touch: (connected) => {
      waiting.push(...connected)
      if (waiting.length > 0) writing ??= writeWaiting()
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

/**
 * Writes when the windows were seen in which a lock is held. One that a command is writing at this moment is left to the next
 * time, so that neither waits for the other.
 */
async function writeWindowsSeen(db: Database, connected: readonly Present[], now: string): Promise<void> {
  const windows = connected.flatMap(({ userName, windowId }) =>
    windowId === null ? [] : { userName, windowId },
  )
  if (windows.length === 0) return
  await sql`
    update lock_window w set seen_at = greatest(w.seen_at, ${now}::timestamptz)
    from (
      select o.hyperion_id, o.oppt_id, o.window_id from lock_window o
      where (o.window_id, o.user_name) in (
        select * from unnest(${windows.map(({ windowId }) => windowId)}::text[], ${windows.map(({ userName }) => userName)}::text[])
      )
      for update skip locked
    ) as seen
    where w.hyperion_id = seen.hyperion_id and w.oppt_id = seen.oppt_id and w.window_id = seen.window_id`.execute(
    db,
  )
}
