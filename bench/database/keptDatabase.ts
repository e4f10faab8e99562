import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../apps/server/src/db/connection.ts'
import type { Database } from '../../apps/server/src/db/schema/schema.ts'
import { startPostgres } from '../../scripts/postgresCluster.ts'

/** A database that later runs find as this one leaves it. */
export interface KeptDatabase {
  /** Keeps the clusters of all benchmarks. */
  readonly cache: string
  /** The cluster, one for each benchmark. */
  readonly cluster: string
  /** The database in it, made where it is not there. */
  readonly name: string
}

/** Measures on a database of a PostgreSQL of its own, and stops that afterwards. */
export async function onKeptDatabase(
  { cache, cluster: folder, name }: KeptDatabase,
  measure: (db: Database) => Promise<void>,
): Promise<void> {
  const cluster = await startPostgres(join(resolve(cache), folder))
  try {
    await create(cluster.url('postgres'), name)
    const db = await openDatabase({ kind: 'postgres', url: cluster.url(name) }, () => undefined)
    await measure(db).finally(() => db.destroy())
  } finally {
    cluster.stop('fast')
  }
}

async function create(url: string, name: string): Promise<void> {
  const home = await openDatabase({ kind: 'postgres', url }, () => undefined)
  try {
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(home)
    if (rows.length === 0) await sql`create database ${sql.id(name)}`.execute(home)
  } finally {
    await home.destroy()
  }
}
