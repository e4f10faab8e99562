import { shifted } from '@retain/domain/calendar/instant'
import { gather } from '../core/gather'
import { transact, type WriteHost } from '../outbox/transact'
import { AttemptsLost, failureText, PermanentFailure, ServerStopping } from './failures'
import type { RunnableKind } from './jobKind'
import { endAttempts, type ClaimedJob } from './jobQueries'
import { retryPause } from './retryPolicy'

/** What came of an attempt; `lost` when somebody else holds the job by now. */
export type AttemptResult = 'done' | 'retried' | 'failed' | 'interrupted' | 'lost'

/** How long one that ended well waits for others at most, in milliseconds. */
const gatherMs = 20

/** Writes down that an attempt ended well. */
export type SettleDone = (job: ClaimedJob) => Promise<AttemptResult>

/**
 * Makes what writes down attempts that ended well: several together, since each writing waits for the disk.
 *
 * @param areEnough whether those that have ended are written down at once, without waiting for more.
 */
export const makeSettleDone = (
  { db, clock }: WriteHost,
  areEnough: (ended: readonly ClaimedJob[]) => boolean,
): SettleDone =>
  gather({
    waitMs: gatherMs,
    areEnough,
    run: async (jobs) => {
      const kept = await endAttempts(db, jobs, { state: 'done', ended_at: clock() })
      return (job) => (kept.has(job) ? 'done' : 'lost')
    },
  })

/**
 * Writes down that an attempt failed: it is tried again after a pause, at once when the server's stop interrupted it (which
 * does not count as an attempt), or never when it was the last or cannot succeed. Then its kind is told, in the same
 * transaction.
 */
export async function settleFailure(
  host: WriteHost,
  kind: RunnableKind,
  job: ClaimedJob,
  error: unknown,
  random: number,
): Promise<AttemptResult> {
  const { db, clock } = host
  const last_error = failureText(error)
  if (error instanceof ServerStopping) {
    const attempts = job.attempts - 1
    const kept = await endAttempts(db, [job], { state: 'waiting', due_at: clock(), last_error, attempts })
    return kept.has(job) ? 'interrupted' : 'lost'
  }
  const isFinal =
    error instanceof PermanentFailure || error instanceof AttemptsLost || job.attempts >= kind.retry.attempts
  if (!isFinal) {
    const due_at = shifted(clock(), retryPause(kind.retry, job.attempts, random))
    const kept = await endAttempts(db, [job], { state: 'waiting', due_at, last_error })
    return kept.has(job) ? 'retried' : 'lost'
  }
  return transact(host, async (transaction, publish) => {
    const kept = await endAttempts(transaction, [job], { state: 'failed', ended_at: clock(), last_error })
    if (!kept.has(job)) return 'lost'
    await kind.onFailed(job.payload, job.idempotencyKey, transaction, publish)
    return 'failed'
  })
}
