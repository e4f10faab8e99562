import { Kysely, type Dialect, type LogEvent } from 'kysely'
import { isDatabaseFull } from './databaseError'
import type { Database, Schema } from './schema/schema'

/** How long a database counts as full after it has said so. */
const fullForMs = 30_000

const lastRefusals = new WeakMap<Database, () => number>()

/** A database handle that remembers when a statement last failed because the disk was full. */
export function openWatched(dialect: Dialect): Database {
  let refusedAt = -Infinity
  const log = (event: LogEvent) => {
    if (event.level === 'error' && isDatabaseFull(event.error)) refusedAt = performance.now()
  }
  const db = new Kysely<Schema>({ dialect, log })
  lastRefusals.set(db, () => refusedAt)
  return db
}

/**
 * Whether the disk of a database was full within the last half minute. After that the next write finds out: reading goes on
 * all the time, so that nothing else shows whether there is room again.
 */
export const isDiskFull = (db: Database): boolean =>
  performance.now() - (lastRefusals.get(db)?.() ?? -Infinity) < fullForMs
