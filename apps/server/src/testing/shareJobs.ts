import { pino } from 'pino'
import { record, text } from '@retain/api-client/kernel/codecs'
import { systemClock } from '../core/clock'
import { openDatabase } from '../db/connection'
import { jobKind } from '../jobs/jobKind'
import { makeRunner } from '../jobs/runner'
import { connectProcesses } from '../live/otherProcesses'
import { printLine } from '../core/terminal'

/** A process for tests: shares the work on the queue of a PostgreSQL with others until it is ended, and notes what it did. */
const [url = ''] = process.argv.slice(2)
const db = await openDatabase({ kind: 'postgres', url }, printLine)

/** How many processes have begun to work. */
const processes = async () =>
  (await db.selectFrom('app_state').select('value').distinct().where('key', 'like', 'shared %').execute())
    .length

const kind = jobKind({
  name: 'shared',
  payload: record({ name: text }, 'shared'),
  timeoutMs: 60_000,
  run: async ({ name }, { signal }) => {
    // A second row for the same job is refused, and fails it.
    await db
      .insertInto('app_state')
      .values({ key: `shared ${name}`, value: JSON.stringify(process.pid) })
      .execute()
    // Nobody goes on to a second job before the other process has begun its first.
    while ((await processes()) < 2) signal.throwIfAborted()
  },
})
const host = { db, clock: systemClock, live: { announce: () => undefined } }
const runner = makeRunner({ host, kinds: [kind], log: pino({ level: 'silent' }) })
connectProcesses(url, runner.wake, () => undefined, 'job')
runner.wake()
printLine('shares')
