import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openDatabase } from '../../apps/server/src/db/connection.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import type { Database } from '../../apps/server/src/db/schema/schema.ts'
import { seed } from '../../apps/server/src/seed/seed.ts'
import { generatorVersion, readSeedState } from '../../apps/server/src/seed/seedState.ts'
import { startPostgres, type PostgresCluster } from '../../scripts/postgresCluster.ts'
import { benchDay } from '../filterCombinations.ts'
import { copyRows } from './copyRows.ts'
import { finishDailyRefresh } from './finishDailyRefresh.ts'
import { withoutIndexes } from './indexes.ts'

/** Where the filled databases are kept when nobody says. */
export const usualCache = fileURLToPath(new URL('../.data', import.meta.url))

/** How many stores the rows belong to. */
export const storeCount = 40

/** Settings under which a database is filled: nothing of it has to survive a power cut. */
const filling = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '16GB',
  maintenance_work_mem: '512MB',
}

/** An open database. */
export interface Opened {
  readonly url: string
  readonly db: Database
}

/** A PostgreSQL of the bench with its filled databases. */
export interface FilledPostgres {
  /** Such as `PostgreSQL 15.18`. */
  readonly version: string
  /** The address of the database of so many rows, and the database itself, which `stop` closes. */
  readonly open: (rows: number) => Promise<Opened>
  /** The same of a copy that may be written to; every copy takes the place of the one before. */
  readonly openCopy: (rows: number) => Promise<Opened>
  readonly stop: () => Promise<void>
}

/**
 * Starts PostgreSQL, as it comes, with a database for each number of opportunities, in 40 stores. A database is filled once
 * and kept in the cache folder; later runs only bring its tables to their newest form.
 */
export async function filledPostgres(cache: string, sizes: readonly number[]): Promise<FilledPostgres> {
  const folder = join(resolve(cache), 'postgres')
  const quick = await startPostgres(folder, filling)
  try {
    for (const rows of sizes) await fill(quick, rows)
  } finally {
    quick.stop('fast')
  }
  const cluster = await startPostgres(folder)
  let isRunning = true
  const end = () => {
    if (isRunning) cluster.stop('fast')
    isRunning = false
  }
  // Whatever breaks a measurement off, nothing goes on running behind it.
  process.once('exit', end)
  process.once('SIGINT', () => process.exit(130))
  const opened: Database[] = []
  const open = async (database: string) => {
    const url = cluster.url(database)
    const db = await openDatabase({ kind: 'postgres', url }, () => undefined)
    opened.push(db)
    return { url, db }
  }
  const openFilled = async (database: string) => {
    const filled = await open(database)
    await finishDailyRefresh(filled.db)
    return filled
  }
  const { db } = await open('postgres')
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
  return {
    version: `PostgreSQL ${rows[0]?.server_version.split(' ')[0] ?? ''}`,
    open: (size) => openFilled(nameOf(size)),
    openCopy: async (size) => {
      await sql`drop database if exists copy with (force)`.execute(db)
      await sql`create database copy template ${sql.id(nameOf(size))}`.execute(db)
      return openFilled('copy')
    },
    stop: async () => {
      for (const one of opened) await one.destroy()
      end()
    },
  }
}

const nameOf = (rows: number): string => `rows_${rows}`

async function fill(cluster: PostgresCluster, rows: number): Promise<void> {
  const [name, perStore] = [nameOf(rows), Math.ceil(rows / storeCount)]
  const home = await openDatabase({ kind: 'postgres', url: cluster.url('postgres') }, () => undefined)
  try {
    const found = await sql`select 1 from pg_database where datname = ${name}`.execute(home)
    if (found.rows.length > 0 && (await isFilled(cluster.url(name), perStore))) return
    await sql`drop database if exists ${sql.id(name)}`.execute(home)
    await sql`create database ${sql.id(name)}`.execute(home)
  } finally {
    await home.destroy()
  }
  console.log(`filling ${name}`)
  const started = performance.now()
  await fillNew(cluster.url(name), perStore)
  console.log(`filled in ${((performance.now() - started) / 1000).toFixed(0)} s; kept for later runs`)
}

async function isFilled(url: string, perStore: number): Promise<boolean> {
  const db = await openDatabase({ kind: 'postgres', url }, () => undefined)
  try {
    await migrate(db)
    const state = await readSeedState(db)
    return (
      state?.state === 'finished' &&
      state.perStore === perStore &&
      state.generatorVersion === generatorVersion
    )
  } finally {
    await db.destroy()
  }
}

async function fillNew(url: string, perStore: number): Promise<void> {
  const db = await openDatabase({ kind: 'postgres', url }, () => undefined)
  try {
    await migrate(db)
    await withoutIndexes(db, async () => {
      await seed(db, {
        today: benchDay,
        stores: storeCount,
        perStore,
        log: console.log,
        onProgress: (done, total) =>
          done % 100_000 < 250 ? console.log(`made ${done} of ${total}`) : undefined,
        bulk: copyRows(url),
      })
    })
    await sql`vacuum (analyze)`.execute(db)
    await sql`checkpoint`.execute(db)
  } finally {
    await db.destroy()
  }
}
