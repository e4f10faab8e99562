import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import { readConfig } from '../config/config'
import { projectRoot } from '../config/folders'
import { systemClock } from '../core/clock'
import { lockDataFolder } from './dataFolderLock'
import { startPglite } from './pgliteThread'

/** `npm run backup [-- file]`: writes the embedded database into one compressed tar archive. The server must be stopped. */
const config = readConfig(process.env)
if (E.isLeft(config)) fail(config.left.join('\n'))
const { database } = config.right
if (database.kind === 'postgres')
  fail('DATABASE_URL is set: use pg_dump, such as `pg_dump --format=custom "$DATABASE_URL"`.')

const day = systemClock().slice(0, 19).replaceAll(':', '-')
const file = resolve(projectRoot, process.argv[2] ?? join(database.folder, 'backups', `retain-${day}.tar.gz`))
try {
  const unlock = lockDataFolder(database.folder, console.log)
  const thread = startPglite({ folder: join(database.folder, 'database'), snapshot: null })
  try {
    const dump = await thread.dump()
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, dump, { mode: 0o600 })
    console.log(
      `Wrote ${file} (${Math.ceil(dump.length / 1024)} KB). To go back: npm run reset, then unpack it into`,
    )
    console.log(`${join(database.folder, 'database')}.`)
  } finally {
    await thread.close()
    unlock()
  }
} catch (error) {
  fail(error instanceof Error ? error.message : 'The backup failed.')
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
