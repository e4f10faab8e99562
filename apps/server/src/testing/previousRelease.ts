import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CompiledQuery } from 'kysely'
import type { DatabaseConfig } from '../config/config'
import { openDatabase } from '../db/connection'
import { createServerDatabase } from './testDatabase'

/** A database on disk as the previous release left it, which nobody has open. */
export interface PreviousRelease {
  readonly config: DatabaseConfig
  readonly remove: () => Promise<void>
}

/** Makes the database that the previous release left: in a data folder, or on the server of DATABASE_URL. */
export async function makePreviousRelease(): Promise<PreviousRelease> {
  const place = await makePlace()
  const db = await openDatabase(place.config, () => undefined)
  const dump = readFileSync(resolve(import.meta.dirname, 'previousRelease.sql'), 'utf8')
  // Every statement ends with its line, and no text in the dump ends a line so.
  for (const statement of dump.split(/;\n/).filter((text) => text.trim() !== ''))
    await db.executeQuery(CompiledQuery.raw(statement))
  await db.destroy()
  return place
}

async function makePlace(): Promise<PreviousRelease> {
  const server = process.env['DATABASE_URL']
  if (server !== undefined) {
    const { url, drop } = await createServerDatabase(server)
    return { config: { kind: 'postgres', url }, remove: drop }
  }
  const folder = mkdtempSync(join(tmpdir(), 'retain-previous-'))
  return {
    config: { kind: 'embedded', folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}
