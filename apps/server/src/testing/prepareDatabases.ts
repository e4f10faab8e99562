import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import { migrate } from '../db/migrate'
import { pgliteDialect } from '../db/pgliteDialect'
import { startPglite } from '../db/pgliteThread'
import type { Schema } from '../db/schema/schema'
import { snapshotFile } from './snapshot'

/** Before all tests: migrates an embedded database once and keeps it as a dump, from which every test file begins. */
export default async function prepare(): Promise<void> {
  const file = snapshotFile()
  if (process.env['DATABASE_URL'] !== undefined || existsSync(file)) return
  const thread = startPglite({ folder: null, snapshot: null })
  const db = new Kysely<Schema>({ dialect: pgliteDialect(thread) })
  await migrate(db)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, await thread.dump())
  renameSync(`${file}.${process.pid}`, file)
  await db.destroy()
}
