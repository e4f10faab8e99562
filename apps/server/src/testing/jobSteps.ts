import { record, text } from '@retain/api-client/kernel/codecs'
import type { Database } from '../db/schema/schema'
import { jobKind, type JobKind } from '../jobs/jobKind'

/** The moments in the life of a job at which a test kills its process. */
export const jobSteps = ['beforeCommit', 'afterCommit', 'during', 'afterWork'] as const
export type JobStep = (typeof jobSteps)[number]

/**
 * A job whose work is one row for its idempotency key, however often it is done.
 *
 * @param reach is told of the steps that the work comes to; the name of the job is the step that it is about.
 */
export const steppedJob = (
  db: Database,
  reach: (step: JobStep, name: string) => Promise<unknown>,
): JobKind<{ readonly name: string }> =>
  jobKind({
    name: 'stepped',
    payload: record({ name: text }, 'stepped'),
    timeoutMs: 60_000,
    run: async ({ name }, { idempotencyKey }) => {
      await reach('during', name)
      await db
        .insertInto('app_state')
        .values({ key: `${name} ${idempotencyKey}`, value: '1' })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await reach('afterWork', name)
    },
  })
