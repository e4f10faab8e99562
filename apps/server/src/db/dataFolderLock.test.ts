import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startProcess, type Started } from '../testing/processes'
import { claimDataFolder, DataFolderInUse, lockDataFolder } from './dataFolderLock'

describe('the lock of a data folder', () => {
  let folder = ''
  const lines: string[] = []
  const started: Started[] = []
  const take = () => lockDataFolder(folder, (line) => lines.push(line))
  const lockFile = () => join(folder, 'lock')
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'retain-lock-'))
    lines.length = 0
  })
  afterEach(async () => {
    for (const { child, ended } of started.splice(0)) {
      child.kill('SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true })
  })

  /** Another process that holds the folder. */
  const holder = async (): Promise<Started> => {
    const other = startProcess('testing/holdLock.ts', [folder])
    started.push(other)
    await other.prints('held')
    return other
  }

  it('is held until it is given back, and its file stays', () => {
    const unlock = take()
    expect(readFileSync(lockFile(), 'utf8')).toBe(`process ${process.pid} on ${hostname()}`)
    expect(take).toThrow(DataFolderInUse)
    expect(take).toThrow(`in use by another Retain (process ${process.pid} on ${hostname()})`)
    unlock()
    unlock()
    take()()
    expect(readdirSync(folder)).toEqual(['lock'])
    expect(lines).toEqual([])
  })

  it('is that of the system, which releases it with a process that is killed', async () => {
    const other = await holder()
    expect(take).toThrow(`process ${String(other.child.pid)} on ${hostname()}`)
    other.child.kill('SIGKILL')
    await other.ended
    expect(readFileSync(lockFile(), 'utf8')).toContain(String(other.child.pid))
    take()()
  })

  it('does not ask what the file says: a number that lives here may be of another container', () => {
    for (const left of ['', 'nonsense', String(process.ppid), String(process.pid), '1']) {
      writeFileSync(lockFile(), left)
      take()()
    }
  })

  it('is refused while it is held, whatever becomes of the text in its file', async () => {
    await holder()
    writeFileSync(lockFile(), '')
    expect(take).toThrow('in use by another Retain (another process)')
  })

  it('waits for a process that is just ending', async () => {
    const other = await holder()
    setTimeout(() => other.child.kill('SIGTERM'), 300)
    const unlock = await claimDataFolder(folder, (line) => lines.push(line))
    unlock()
  })

  it.skipIf(process.platform === 'win32')('closes the folder and the file to other users', () => {
    chmodSync(folder, 0o755)
    take()()
    expect(modeOf(folder)).toBe('700')
    expect(modeOf(lockFile())).toBe('600')
    const inner = join(folder, 'new', 'data')
    lockDataFolder(inner, (line) => lines.push(line))()
    expect(modeOf(inner)).toBe('700')
    expect(lines).toEqual([])
  })
})
