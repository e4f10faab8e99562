import { pino } from 'pino'
import { systemClock } from '../core/clock'
import { transact, type WriteHost } from '../outbox/transact'
import type { DatabaseConfig } from '../config/config'
import { openDatabase } from '../db/connection'
import { migrate } from '../db/migrate'
import { enqueue } from '../jobs/enqueue'
import { makeRunner } from '../jobs/runner'
import { printLine } from '../core/terminal'
import { steppedJob, type JobStep } from './jobSteps'

/** A process for tests: enqueues a job in the database of its first argument, does it, and is killed at the step of its second. */
const [config = '', step = ''] = process.argv.slice(2)
const db = await openDatabase(JSON.parse(config) as DatabaseConfig, printLine)
await migrate(db)
const host: WriteHost = { db, clock: systemClock, live: { announce: () => undefined } }

const reach = (reached: JobStep, name: string): Promise<void> => {
  if (reached !== step || name !== step) return Promise.resolve()
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => undefined)
}
const kind = steppedJob(db, reach)
await transact(host, async (transaction) => {
  await enqueue(transaction, kind, { name: step }, { now: systemClock() })
  await reach('beforeCommit', step)
})
await reach('afterCommit', step)
const runner = makeRunner({ host, kinds: [kind], log: pino({ level: 'silent' }) })
runner.wake()
await runner.idle()
