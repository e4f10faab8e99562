import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseConfig } from '../config/config'
import { startPglite } from '../db/pgliteThread'
import { snapshotFile } from './snapshot'
import { createServerDatabase } from './testDatabase'

/**
 * Makes a database that processes of a test open one after the other: on the server of DATABASE_URL when there is one, where
 * it is empty, else the migrated one of the tests in a data folder.
 */
export async function makeProcessDatabase(): Promise<{
  readonly config: DatabaseConfig
  readonly remove: () => Promise<void>
}> {
  const server = process.env['DATABASE_URL']
  if (server !== undefined) {
    const { url, drop } = await createServerDatabase(server)
    return { config: { kind: 'postgres', url }, remove: drop }
  }
  const folder = mkdtempSync(join(tmpdir(), 'retain-processes-'))
  const snapshot = new Uint8Array(readFileSync(snapshotFile()))
  const thread = startPglite({ folder: join(folder, 'database'), snapshot })
  await thread.query('select 1', [])
  await thread.close()
  return {
    config: { kind: 'embedded', folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}
