import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { sql } from 'kysely'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Database } from '../db/schema/schema'

/** What the limiter wants to know of a key: the calls of its window, and the milliseconds until it ends. */
interface Count {
  readonly current: number
  readonly ttl: number
}

/**
 * Counts calls in the database, so that the processes that share it share their limits: one statement for each call, by the
 * clock of the database.
 *
 * @returns the class of a store, as the limiter wants it.
 */
export const sharedCountsOf = (db: Database) =>
  class SharedCounts implements FastifyRateLimitStore {
    incr(key: string, callback: (error: Error | null, count?: Count) => void, timeWindow: number): void {
      countCall(db, key, timeWindow).then(
        (count) => callback(null, count),
        (error: unknown) => callback(error instanceof Error ? error : new Error('Calls cannot be counted')),
      )
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }

async function countCall(db: Database, key: string, timeWindow: number): Promise<Count> {
  const hash = createHash('sha256').update(key).digest('base64url')
  const window = sql`now() + ${timeWindow} * interval '1 millisecond'`
  const { rows } = await sql<Count>`
    insert into rate_limit as r (key, calls, ends_at) values (${hash}, 1, ${window})
    on conflict (key) do update set
      calls = case when r.ends_at <= now() then 1 else r.calls + 1 end,
      ends_at = case when r.ends_at <= now() then ${window} else r.ends_at end
    returning calls as current, ceil(extract(epoch from ends_at - now()) * 1000)::integer as ttl`.execute(db)
  const [count] = rows
  if (count === undefined) throw new Error('A call was not counted')
  return count
}

/** Deletes what was counted in windows that ended before a moment. */
export async function deleteOldCounts(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('rate_limit').where('ends_at', '<', before).execute()
}
