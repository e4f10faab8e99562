import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../core/errorCode'

/** Two processes must not share a data folder: the embedded database would be corrupted. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'

  constructor(folder: string, holder: string) {
    super(`The data folder ${folder} is in use by another Retain (process ${holder}). Stop it first.`)
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
 * Takes a data folder for this process: `lock` in it holds the process id. The lock of a process that is no more is
 * taken over with one line in the log.
 *
 * @returns what gives the folder back.
 * @throws DataFolderInUse when another living process has it.
 */
export function lockDataFolder(folder: string, log: (message: string) => void): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = join(folder, 'lock')
  const own = `${lock}.${process.pid}`
  const dead = `${own}.dead`
  writeFileSync(own, String(process.pid))
  try {
    while (!linked(own, lock)) {
      const holder = readHolder(lock)
      if (holder === null) continue
      if (isAlive(Number(holder))) throw new DataFolderInUse(folder, holder)
      takeAway(lock, dead, holder)
      log(`Took over the data folder of process ${holder}, which is no more`)
    }
  } finally {
    rmSync(own, { force: true })
    rmSync(dead, { force: true })
  }
  return () => {
    if (readHolder(lock) === String(process.pid)) rmSync(lock, { force: true })
  }
}

/** A link is atomic, so no other process ever reads a lock without its number. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** What a lock says; `null` when it is gone. */
function readHolder(lock: string): string | null {
  try {
    return readFileSync(lock, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Our own number in a lock is left over from a process before us: containers give out the same numbers again. */
function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Whether a process has ended and only its parent has not noticed yet; Linux says so. */
function isZombie(pid: number): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    // Other systems have no such file, and a process that is gone by now is found out by the next try.
    return false
  }
}

/** Removes a dead process's lock; when another process was quicker and it is a new one by now, it is put back. */
function takeAway(lock: string, dead: string, holder: string): void {
  try {
    renameSync(lock, dead)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  if (readHolder(dead) !== holder) linked(dead, lock)
}
