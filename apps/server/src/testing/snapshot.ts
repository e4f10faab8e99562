import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const database = resolve(import.meta.dirname, '../db')
const migrationsFolder = join(database, 'migrations')

/**
 * The dump of a migrated, empty database; its name changes with the migrations and with the list of them, so an old one is never taken
 * for new.
 */
export function snapshotFile(): string {
  const hash = createHash('sha256')
  const files = readdirSync(migrationsFolder).sort()
  for (const file of [join(database, 'migrate.ts'), ...files.map((name) => join(migrationsFolder, name))])
    hash.update(basename(file)).update(readFileSync(file))
  const cache = resolve(import.meta.dirname, '../../../../node_modules/.cache/retain')
  return join(cache, `test-database-${hash.digest('hex').slice(0, 16)}.tar.gz`)
}
