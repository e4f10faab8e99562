import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { printLine } from './core/terminal'
import { openDatabase } from './db/connection'
import { DataFolderInUse, lockDataFolder } from './db/dataFolderLock'
import { freePort, startProcess, type Started } from './testing/processes'

let folder = ''
let port = 0
const started: Started[] = []

const start = (
  file: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
) => {
  const own = startProcess(file, args, environment)
  started.push(own)
  return own
}

const startServer = (environment: Readonly<Record<string, string>> = {}) =>
  start('main.ts', [], { PORT: String(port), DATA_DIR: folder, SEED: 'off', ...environment })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retain-data-'))
  port = await freePort()
})
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
})

describe('the server as a process', () => {
  it('says what is wrong with the environment and stops', async () => {
    const server = startServer({ PORT: 'many', RATE_LIMITS: 'maybe' })
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(
      'PORT is "many"; it must be a port number, 0 to 65535.\nRATE_LIMITS is "maybe"; it must be on or off.\n',
    )
  })

  it('says that its port is in use and stops', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(port, '127.0.0.1', done))
    const server = startServer()
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(
      `Port ${port} is in use. Stop what uses it, or set PORT to another number.\n`,
    )
    await new Promise((done) => other.close(done))
  })

  it('serves, prints its address and the demo people, and stops when it is asked to', async () => {
    const server = startServer()
    await server.prints(`Retain is ready: http://localhost:${port}`)
    await server.prints('Robin Vale')
    expect(server.output()).not.toMatch(/warn/i)
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`)
    expect(await ready.json()).toEqual({ ready: true })
    expect(() => lockDataFolder(folder, printLine)).toThrow(DataFolderInUse)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    lockDataFolder(folder, printLine)()
  })

  it('is answered by a page at once, while the API is not available yet', async () => {
    const server = startServer({ SEED: 'on', SEED_TODAY: '2026-03-16' })
    await server.prints('Preparing demo data')
    const page = await fetch(`http://127.0.0.1:${port}/app/log`)
    expect(page.headers.get('retry-after')).toBe('5')
    expect(await page.text()).toContain('<h1>Preparing demo data</h1>')
    const call = await fetch(`http://127.0.0.1:${port}/api/application/stores`)
    expect(call.status).toBe(503)
    expect(await call.json()).toMatchObject({ code: 'unavailable', title: 'Service Unavailable' })
    const live = await fetch(`http://127.0.0.1:${port}/health/live`)
    expect(live.status).toBe(200)
    server.child.kill('SIGINT')
    expect(await server.ended).toBe(0)
    lockDataFolder(folder, printLine)()
  })
})

describe('a data folder', () => {
  it('is opened by one process only; the second says so and stops', async () => {
    const first = start('testing/holdFolder.ts', [folder])
    await first.prints('kept 1\n')
    const second = startServer()
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(
      `The data folder ${folder} is in use by another Retain (process ${first.child.pid ?? 0} on ${hostname()}). Stop it first.\n`,
    )
    expect(first.child.exitCode).toBeNull()
  })

  it('that is a file is named in one sentence', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const path of [file, join(file, 'below')]) {
      const server = startServer({ DATA_DIR: path })
      expect(await server.ended).toBe(1)
      expect(server.output()).toBe(`DATA_DIR leads to ${path}, where a file stands; it must be a folder.\n`)
    }
  })

  it('loses nothing that was kept when its process is killed', async () => {
    const first = start('testing/holdFolder.ts', [folder])
    await first.prints('kept 40\n')
    first.child.kill('SIGKILL')
    await first.ended
    const kept = Number(/kept (\d+)\n[^\n]*$/.exec(first.output())?.[1])

    const lines: string[] = []
    const db = await openDatabase({ kind: 'embedded', folder }, (line) => lines.push(line))
    const rows = await db.selectFrom('app_state').select('key').execute()
    await db.destroy()
    expect(rows.length).toBeGreaterThanOrEqual(kept)
    expect(lines).toEqual([])
  })
})
