import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { record, text } from '@retain/api-client/kernel/codecs'
import { systemClock } from '../core/clock'
import { transact } from '../outbox/transact'
import { connectProcesses, type OtherProcesses } from '../live/otherProcesses'
import { startProcess, type Started } from '../testing/processes'
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase'
import { enqueue } from './enqueue'
import { jobKind } from './jobKind'

const kind = jobKind({
  name: 'shared',
  payload: record({ name: text }, 'shared'),
  timeoutMs: 60_000,
  run: async () => undefined,
})

describe.runIf(process.env['DATABASE_URL'] !== undefined)('two processes on one PostgreSQL', () => {
  let own: TestDatabase
  let notifier: OtherProcesses
  let processes: readonly Started[] = []

  beforeAll(async () => {
    own = await openTestDatabase()
    const url = own.url ?? ''
    notifier = connectProcesses(
      url,
      () => undefined,
      () => undefined,
      'job',
    )
    processes = [1, 2].map(() => startProcess('testing/shareJobs.ts', [url]))
    for (const process of processes) await process.prints('shares')
  })
  afterAll(async () => {
    for (const { child, ended } of processes) {
      child.kill('SIGKILL')
      await ended
    }
    await notifier.leave()
    await own.close()
  })

  it('share what a third enqueues, and do each job once', async () => {
    const host = { db: own.db, clock: systemClock, live: { announce: () => undefined } }
    const names = Array.from({ length: 100 }, (_, place) => String(place))
    await transact(host, async (transaction) => {
      for (const name of names) await enqueue(transaction, kind, { name }, { now: systemClock() })
    })
    notifier.notify()
    const states = () =>
      own.db
        .selectFrom('job')
        .select(({ fn }) => ['state', 'attempts', fn.countAll<string>().as('count')])
        .groupBy(['state', 'attempts'])
        .execute()
    await expect.poll(states).toEqual([{ state: 'done', attempts: 1, count: '100' }])
    const done = await own.db
      .selectFrom('app_state')
      .select(['key', 'value'])
      .where('key', 'like', 'shared %')
      .execute()
    expect(done).toHaveLength(100)
    expect(new Set(done.map(({ value }) => value)).size).toBe(2)
  })
})
