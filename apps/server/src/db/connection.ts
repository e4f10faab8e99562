import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledQuery, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseConfig } from '../config/config'
import { claimDataFolder } from './dataFolderLock'
import { openWatched } from './fullDisk'
import { pgliteDialect } from './pgliteDialect'
import { startPglite } from './pgliteThread'
import type { Database } from './schema/schema'
import { valueParsers } from './valueParsers'

/**
 * Opens the database that the configuration names: PostgreSQL, or the embedded one in the data folder, whose lock is
 * held until `db.destroy()`. Values arrive alike from both (`valueParsers`), moments are UTC.
 *
 * @param log receives lines for the operator: a lock that was taken over, a connection that broke.
 * @throws DataFolderInUse when another process has the data folder; the driver's error when the database does not answer.
 */
export async function openDatabase(
  config: DatabaseConfig,
  log: (message: string) => void,
): Promise<Database> {
  const db =
    config.kind === 'postgres' ? openPostgres(config.url, log) : await openEmbedded(config.folder, log)
  try {
    await db.executeQuery(CompiledQuery.raw('select 1'))
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function openEmbedded(folder: string, log: (message: string) => void): Promise<Database> {
  const unlock = await claimDataFolder(folder, log)
  const thread = startPglite({ folder: join(folder, 'database'), snapshot: null })
  const close = async () => {
    await thread.close()
    unlock()
  }
  return openWatched(pgliteDialect({ ...thread, close }))
}

/** An embedded database in memory that begins as a dump says; for tests. */
export const openSnapshot = (file: string): Database =>
  openWatched(pgliteDialect(startPglite({ folder: null, snapshot: new Uint8Array(readFileSync(file)) })))

function parserOf(typeId: number): (text: string) => unknown {
  return valueParsers[typeId] ?? (pg.types.getTypeParser(typeId, 'text') as (text: string) => unknown)
}

/**
 * Queries are short and many run at once: compiling them (JIT) or starting parallel workers takes longer than the query itself.
 */
const sessionSettings = `select set_config('TimeZone', 'UTC', false), set_config('jit', 'off', false),
  set_config('max_parallel_workers_per_gather', '0', false)`

function openPostgres(connectionString: string, log: (message: string) => void): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    types: { getTypeParser: parserOf },
    // By the pool: a connection that breaks here has to leave it, else ten of them would use it up.
    verify: (client, done) => {
      client.query(sessionSettings).then(() => done(), done)
    },
  })
  // A connection may break during a query as well as while it is idle, and an `error` event without a listener ends the
  // process. The query fails by itself; the pool opens a new connection when it needs one.
  pool.on('connect', (client) => {
    client.on('error', (error) => log(`A connection to the database broke: ${error.message}`))
  })
  pool.on('error', () => undefined)
  return openWatched(new PostgresDialect({ pool }))
}
