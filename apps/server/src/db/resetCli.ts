import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import * as E from 'fp-ts/Either'
import { readConfig } from '../config/config'
import { lockDataFolder } from './dataFolderLock'

/** `npm run reset`: empties the data folder after asking (`-- --yes` does not ask). */
const config = readConfig(process.env)
if (E.isLeft(config)) fail(config.left.join('\n'))
const { database } = config.right
if (database.kind === 'postgres')
  fail('DATABASE_URL is set: empty that database with its own tools (dropdb, createdb).')

const isSure = process.argv.includes('--yes') || (await agrees(database.folder))
if (!isSure) fail('Nothing was removed.')
try {
  const unlock = lockDataFolder(database.folder, console.log)
  rmSync(join(database.folder, 'database'), { recursive: true, force: true })
  unlock()
  console.log(`${database.folder} is empty. The next start fills it again.`)
} catch (error) {
  fail(error instanceof Error ? error.message : 'The data folder could not be emptied.')
}

async function agrees(folder: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Remove everything in ${folder}? Type yes: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
