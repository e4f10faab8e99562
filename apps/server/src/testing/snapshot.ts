import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const migrationsFolder = resolve(import.meta.dirname, '../db/migrations')

/** The dump of a migrated, empty database; its name changes with the migrations, so an old one is never taken for new. */
export function snapshotFile(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder).sort())
    hash.update(name).update(readFileSync(join(migrationsFolder, name)))
  const cache = resolve(import.meta.dirname, '../../../../node_modules/.cache/retain')
  return join(cache, `test-database-${hash.digest('hex').slice(0, 16)}.tar.gz`)
}
