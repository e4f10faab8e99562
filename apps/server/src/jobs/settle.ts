import { shifted } from '@retain/domain/calendar/instant'
import { transact, type WriteHost } from '../outbox/transact'
import { AttemptsLost, failureText, PermanentFailure, ServerStopping } from './failures'
import type { RunnableKind } from './jobKind'
import { endAttempt, type ClaimedJob } from './jobQueries'
import { retryPause } from './retryPolicy'

/** What came of an attempt; `lost` when somebody else holds the job by now. */
export type AttemptResult = 'done' | 'retried' | 'failed' | 'interrupted' | 'lost'

/** Writes down that an attempt ended well. */
export async function settleDone({ db, clock }: WriteHost, job: ClaimedJob): Promise<AttemptResult> {
  return (await endAttempt(db, job, { state: 'done', ended_at: clock() })) ? 'done' : 'lost'
}

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
    const isKept = await endAttempt(db, job, { state: 'waiting', due_at: clock(), last_error, attempts })
    return isKept ? 'interrupted' : 'lost'
  }
  const isFinal =
    error instanceof PermanentFailure || error instanceof AttemptsLost || job.attempts >= kind.retry.attempts
  if (!isFinal) {
    const due_at = shifted(clock(), retryPause(kind.retry, job.attempts, random))
    return (await endAttempt(db, job, { state: 'waiting', due_at, last_error })) ? 'retried' : 'lost'
  }
  return transact(host, async (transaction, publish) => {
    const isKept = await endAttempt(transaction, job, { state: 'failed', ended_at: clock(), last_error })
    if (isKept) await kind.onFailed(job.payload, job.idempotencyKey, transaction, publish)
    return isKept ? 'failed' : 'lost'
  })
}
