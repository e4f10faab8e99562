import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shifted } from '@retain/domain/calendar/instant'
import { systemClock } from '../core/clock'
import type { DatabaseConfig } from '../config/config'
import { openDatabase } from '../db/connection'
import { startPglite } from '../db/pgliteThread'
import type { Database } from '../db/schema/schema'
import { jobSteps, steppedJob } from '../testing/jobSteps'
import { startProcess } from '../testing/processes'
import { snapshotFile } from '../testing/snapshot'
import { createServerDatabase } from '../testing/testDatabase'
import { makeRunner } from './runner'

let config: DatabaseConfig
let remove = async () => undefined as void

beforeAll(async () => {
  const server = process.env['DATABASE_URL']
  if (server === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'retain-jobs-'))
    config = { kind: 'embedded', folder }
    await fillFolder(folder)
    remove = async () => rmSync(folder, { recursive: true, force: true })
  } else {
    const { url, drop } = await createServerDatabase(server)
    config = { kind: 'postgres', url }
    remove = drop
  }
})
afterAll(() => remove())

/** Puts the migrated, empty database of the tests into a data folder. */
async function fillFolder(folder: string) {
  const snapshot = new Uint8Array(readFileSync(snapshotFile()))
  const thread = startPglite({ folder: join(folder, 'database'), snapshot })
  await thread.query('select 1', [])
  await thread.close()
}

/** Does what is due so many milliseconds from now. */
async function work(db: Database, laterMs: number) {
  const kind = steppedJob(db, async () => undefined)
  const clock = () => shifted(systemClock(), laterMs)
  const host = { db, clock, live: { announce: () => undefined } }
  const runner = makeRunner({ host, kinds: [kind], log: pino({ level: 'silent' }) })
  runner.wake()
  await runner.idle()
  await runner.stop()
}

it.each(jobSteps)('a process is killed: %s', async (step) => {
  const { child, ended, output } = startProcess('testing/killInJob.ts', [JSON.stringify(config), step])
  await ended
  expect([child.signalCode, output()]).toEqual(['SIGKILL', expect.any(String)])
})

it('no job of theirs is lost, and what they did is not there twice', async () => {
  const db = await openDatabase(config, () => undefined)
  const jobs = () =>
    db
      .selectFrom('job')
      .select(({ ref }) => [ref('payload').as('payload'), 'state', 'attempts'])
      .orderBy('job_id')
      .execute()
  await work(db, 0)
  expect(await jobs()).toEqual([
    // Of beforeCommit there is nothing. The two that were begun wait for the end of their lease.
    { payload: { name: 'afterCommit' }, state: 'done', attempts: 1 },
    { payload: { name: 'during' }, state: 'running', attempts: 1 },
    { payload: { name: 'afterWork' }, state: 'running', attempts: 1 },
  ])
  await work(db, 60_000)
  expect(await jobs()).toEqual([
    { payload: { name: 'afterCommit' }, state: 'done', attempts: 1 },
    { payload: { name: 'during' }, state: 'done', attempts: 2 },
    { payload: { name: 'afterWork' }, state: 'done', attempts: 2 },
  ])
  const rows = await db.selectFrom('app_state').select('key').orderBy('key').execute()
  expect(rows.map(({ key }) => key.split(' ')[0])).toEqual(['afterCommit', 'afterWork', 'during'])
  await db.destroy()
})
