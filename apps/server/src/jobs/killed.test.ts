import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shifted, type Instant } from '@retain/domain/calendar/instant'
import { systemClock } from '../core/clock'
import type { DatabaseConfig } from '../config/config'
import { openDatabase } from '../db/connection'
import type { Database } from '../db/schema/schema'
import { jobSteps, steppedJob, type JobStep } from '../testing/jobSteps'
import { startProcess } from '../testing/processes'
import { makeProcessDatabase } from '../testing/processDatabase'
import { makeRunner } from './runner'

let config: DatabaseConfig
let remove = async () => undefined as void

beforeAll(async () => {
  ;({ config, remove } = await makeProcessDatabase())
})
afterAll(() => remove())

/** Does what is due at a moment. */
async function work(db: Database, moment: Instant) {
  const kind = steppedJob(db, async () => undefined)
  const host = { db, clock: () => moment, live: { announce: () => undefined } }
  const runner = makeRunner({ host, kinds: [kind], log: pino({ level: 'silent' }) })
  runner.wake()
  await runner.idle()
  await runner.stop()
}

// Each test goes on where the one before has left the data folder.
describe('processes that are killed', { shuffle: false }, () => {
  const killedAt = new Map<JobStep, Instant>()

  it.each(jobSteps)('a process is killed: %s', async (step) => {
    const { child, ended, output } = startProcess('testing/killInJob.ts', [JSON.stringify(config), step])
    await ended
    expect([child.signalCode, output()]).toEqual(['SIGKILL', expect.any(String)])
    killedAt.set(step, systemClock())
  })

  it('no job of theirs is lost, and what they did is not there twice', async () => {
    const db = await openDatabase(config, () => undefined)
    const jobs = () =>
      db
        .selectFrom('job')
        .select(({ ref }) => [ref('payload').as('payload'), 'state', 'attempts'])
        .orderBy('job_id')
        .execute()
    const moment = (step: JobStep): Instant => {
      const killed = killedAt.get(step)
      if (killed === undefined) throw new Error(`No process was killed ${step}`)
      return killed
    }
    // Before the leases that were taken later can end, however long the machine took for those processes.
    await work(db, moment('afterCommit'))
    expect(await jobs()).toEqual([
      // Of beforeCommit there is nothing. The two that were begun wait for the end of their lease.
      { payload: { name: 'afterCommit' }, state: 'done', attempts: 1 },
      { payload: { name: 'during' }, state: 'running', attempts: 1 },
      { payload: { name: 'afterWork' }, state: 'running', attempts: 1 },
    ])
    await work(db, shifted(moment('afterWork'), 120_000))
    expect(await jobs()).toEqual([
      { payload: { name: 'afterCommit' }, state: 'done', attempts: 1 },
      { payload: { name: 'during' }, state: 'done', attempts: 2 },
      { payload: { name: 'afterWork' }, state: 'done', attempts: 2 },
    ])
    const rows = await db.selectFrom('app_state').select('key').orderBy('key').execute()
    expect(rows.map(({ key }) => key.split(' ')[0])).toEqual(['afterCommit', 'afterWork', 'during'])
    await db.destroy()
  })
})
