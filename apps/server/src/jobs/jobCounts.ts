import { shifted, type Instant } from '@retain/domain/calendar/instant'
import type { Database } from '../db/schema/schema'

const dayMs = 24 * 60 * 60 * 1000

/** How long a job that was done is kept, for its `dedupeKey`, and one that failed, for whoever looks into it. */
const doneMs = 7 * dayMs
const failedMs = 90 * dayMs

/** How the queue stands, for the log. */
export interface JobCounts {
  readonly waiting: number
  readonly running: number
  /** Failed for good, and not looked into since. */
  readonly failed: number
  /** The kinds of which a job has been due for longer than it should be. */
  readonly late: readonly string[]
}

/** Counts what the queue holds. `lateMs`: how long a job may be due without being begun. */
export async function countJobs(db: Database, now: Instant, lateMs: number): Promise<JobCounts> {
  const rows = await db
    .selectFrom('job')
    .select(['kind', 'state'])
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('due_at').as('due_at')])
    .where('state', '<>', 'done')
    .groupBy(['kind', 'state'])
    .orderBy('kind')
    .execute()
  const count = (state: string) =>
    rows.reduce((sum, row) => (row.state === state ? sum + Number(row.count) : sum), 0)
  const isLate = (row: (typeof rows)[number]) =>
    row.state !== 'failed' && row.due_at !== null && row.due_at < shifted(now, -lateMs)
  return {
    waiting: count('waiting'),
    running: count('running'),
    failed: count('failed'),
    late: [...new Set(rows.filter(isLate).map(({ kind }) => kind))],
  }
}

/** Takes out jobs that ended long ago. Several processes may do it at once. */
export async function deleteOldJobs(db: Database, now: Instant): Promise<void> {
  for (const [state, ms] of [
    ['done', doneMs],
    ['failed', failedMs],
  ] as const)
    await db.deleteFrom('job').where('state', '=', state).where('ended_at', '<', shifted(now, -ms)).execute()
}
