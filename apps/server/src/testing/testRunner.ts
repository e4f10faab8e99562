import { pino } from 'pino'
import { text, record } from '@retain/api-client/kernel/codecs'
import { shifted, type Instant } from '@retain/domain/calendar/instant'
import { transact, type WriteHost } from '../outbox/transact'
import type { Database } from '../db/schema/schema'
import { enqueue, type EnqueueOptions } from '../jobs/enqueue'
import { jobKind, type JobDefinition, type JobKind, type RunnableKind } from '../jobs/jobKind'
import { makeRunner, type Runner } from '../jobs/runner'
import { testNow } from './testApp'

/** A payload for tests. */
export interface Named {
  readonly name: string
}

let lastKind = 0

/** A kind of job that no other test has. */
export const testKind = (definition: Partial<JobDefinition<Named>>): JobKind<Named> =>
  jobKind({
    name: `kind ${(lastKind += 1)}`,
    payload: record({ name: text }, 'named'),
    timeoutMs: 60_000,
    run: async () => undefined,
    ...definition,
  })

/** A queue with a clock that the test sets. */
export interface TestQueue {
  readonly host: WriteHost
  /** Lets time pass. */
  readonly pass: (ms: number) => void
  readonly setClock: (moment: Instant) => void
  readonly enqueue: (
    kind: JobKind<Named>,
    name?: string,
    options?: Partial<EnqueueOptions>,
  ) => Promise<string | null>
  /** A runner of these kinds that waits as long as its policy says, never less; to be stopped by the test. */
  readonly runner: (...kinds: RunnableKind[]) => Runner
  /** Does everything that is due for these kinds. */
  readonly work: (...kinds: RunnableKind[]) => Promise<void>
  readonly rowsOf: (kind: RunnableKind) => Promise<
    readonly {
      readonly job_id: string
      readonly state: string
      readonly attempts: number
      readonly due_at: Instant
      readonly last_error: string | null
    }[]
  >
  /** Every line that runners have logged. */
  readonly logged: () => string
}

/** Works on the queue of a database. */
export function testQueue(db: () => Database): TestQueue {
  let now = testNow
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const host: WriteHost = {
    get db() {
      return db()
    },
    clock: () => now,
    live: { announce: () => undefined },
  }
  const runner: TestQueue['runner'] = (...kinds) => makeRunner({ host, kinds, log, random: () => 1 })
  return {
    host,
    pass: (ms) => {
      now = shifted(now, ms)
    },
    setClock: (moment) => {
      now = moment
    },
    enqueue: (kind, name = 'any', options = {}) =>
      transact(host, (transaction) => enqueue(transaction, kind, { name }, { now, ...options })),
    runner,
    work: async (...kinds) => {
      const own = runner(...kinds)
      own.wake()
      await own.idle()
      await own.stop()
    },
    rowsOf: (kind) =>
      db()
        .selectFrom('job')
        .select(['job_id', 'state', 'attempts', 'due_at', 'last_error'])
        .where('kind', '=', kind.name)
        .orderBy('job_id')
        .execute(),
    logged: () => lines.join(''),
  }
}

/** Something that opens once; who waits for it goes on then. */
export function gate(): { readonly open: () => void; readonly opened: Promise<void> } {
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}
