import {
  chmodSync,
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { tryLock } from 'fs-native-extensions'
import { errorCode } from '../core/errorCode'

/** Two processes must not share a data folder: the embedded database would be corrupted. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'

  constructor(folder: string, holder: string) {
    super(`The data folder ${folder} is in use by another Retain (${holder}). Stop it first.`)
  }
}

/** How long a start waits for a process that is just ending: a restart may begin before the old one has ended. */
const waitMs = 2_000

/**
 * Takes a data folder as `lockDataFolder` does, and gives a process that holds it a moment to end.
 *
 * @throws DataFolderInUse when it is still held after that.
 */
export async function claimDataFolder(folder: string, log: (message: string) => void): Promise<() => void> {
  for (let waited = 0; ; waited += 100) {
    try {
      return lockDataFolder(folder, log)
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || waited >= waitMs) throw error
      await sleep(100)
    }
  }
}

/**
 * Takes a data folder for this process, by a lock of the operating system on the file `lock` in it. The system releases the
 * lock with the process, however that ends, and knows it across containers that share the folder. What the file says is only
 * for whoever is refused, and it stays: a file that was removed could be locked by two processes under the same name.
 *
 * The folder is made when it is not there, and closed to other users of the machine: it holds customers and keys.
 *
 * @param log receives a line when others can read the folder all the same.
 * @returns what gives the folder back.
 * @throws DataFolderInUse when another process has it.
 */
export function lockDataFolder(folder: string, log: (message: string) => void): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  closeToOthers(folder, log)
  const path = join(folder, 'lock')
  const file = openSync(path, 'a+', 0o600)
  try {
    if (!tryLock(file)) throw new DataFolderInUse(folder, holderIn(path))
    ftruncateSync(file)
    writeSync(file, `process ${process.pid} on ${hostname()}`)
  } catch (error) {
    closeSync(file)
    throw error
  }
  let isHeld = true
  return () => {
    if (isHeld) closeSync(file)
    isHeld = false
  }
}

/** Windows has no such modes, and a folder of another owner keeps its own. */
function closeToOthers(folder: string, log: (message: string) => void): void {
  if (process.platform === 'win32' || (statSync(folder).mode & 0o077) === 0) return
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error
    log(`Other users of this machine may read the data folder ${folder}`)
  }
}

/** Who holds a lock, as the file says; Windows lets nobody read it meanwhile. */
function holderIn(path: string): string {
  try {
    return readFileSync(path, 'utf8') || 'another process'
  } catch {
    return 'another process'
  }
}
