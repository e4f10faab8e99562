import { randomBytes } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { openDatabase, openSnapshot } from '../db/connection'
import { migrate } from '../db/migrate'
import type { Database } from '../db/schema/schema'
import { snapshotFile } from './snapshot'

/** A database of a test file's own, with the real migrations and no rows. */
export interface TestDatabase {
  readonly db: Database
  /** Its address on the PostgreSQL server; `null` when it is an embedded one. */
  readonly url: string | null
  readonly close: () => Promise<void>
}

/** Opens a database for a test file: on the server of DATABASE_URL when there is one, else embedded. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env['DATABASE_URL']
  if (server === undefined) {
    const db = openSnapshot(snapshotFile())
    await db.executeQuery(CompiledQuery.raw('select 1'))
    return { db, url: null, close: () => db.destroy() }
  }
  const { url, drop } = await createServerDatabase(server)
  const db = await openDatabase({ kind: 'postgres', url }, () => undefined)
  await migrate(db)
  const close = async () => {
    await db.destroy()
    await drop()
  }
  return { db, url, close }
}

/** Makes an empty database of its own on a PostgreSQL server, and says how to get rid of it. */
export async function createServerDatabase(
  server: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `retain_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(url: string, statement: string): Promise<void> {
  const db = await openDatabase({ kind: 'postgres', url }, () => undefined)
  await db.executeQuery(CompiledQuery.raw(statement))
  await db.destroy()
}

/** Gives a test file a database for all its tests; they keep to rows of their own. */
export function withDatabase(): { readonly db: Database } {
  let opened: TestDatabase | null = null
  beforeAll(async () => {
    opened = await openTestDatabase()
  })
  afterAll(async () => opened?.close())
  return {
    get db() {
      if (opened === null) throw new Error('The database is open while tests run')
      return opened.db
    },
  }
}
