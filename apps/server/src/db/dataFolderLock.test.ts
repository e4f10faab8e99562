import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawn, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimDataFolder, DataFolderInUse, lockDataFolder } from './dataFolderLock'

describe('lockDataFolder', () => {
  let folder = ''
  const lines: string[] = []
  const take = () => lockDataFolder(folder, (line) => lines.push(line))
  const lockFile = () => join(folder, 'lock')

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'retain-lock-'))
    lines.length = 0
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('holds the process id until it is given back', () => {
    const unlock = take()
    expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.pid))
    expect(readdirSync(folder)).toEqual(['lock'])
    unlock()
    expect(existsSync(lockFile())).toBe(false)
  })

  it('refuses the folder of a living process, and names it', () => {
    writeFileSync(lockFile(), String(process.ppid))
    expect(take).toThrow(DataFolderInUse)
    expect(take).toThrow(`in use by another Retain (process ${process.ppid})`)
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  it('takes over from a dead process, with one line', () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    writeFileSync(lockFile(), String(pid))
    const unlock = take()
    expect(lines).toEqual([`Took over the data folder of process ${pid}, which is no more`])
    expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.pid))
    unlock()
  })

  it.each(['', 'nonsense', '-1', '0'])('takes over a lock that says %j', (content) => {
    writeFileSync(lockFile(), content)
    take()()
    expect(lines).toHaveLength(1)
  })

  it('waits for a process that is just ending', async () => {
    const holder = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 300)'])
    writeFileSync(lockFile(), String(holder.pid))
    const unlock = await claimDataFolder(folder, (line) => lines.push(line))
    expect(lines).toHaveLength(1)
    unlock()
  })

  it('does not remove a lock that another process took meanwhile', () => {
    const unlock = take()
    writeFileSync(lockFile(), String(process.ppid))
    unlock()
    expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.ppid))
  })
})
