import type { WriteHost } from '../outbox/transact'
import { AttemptsLost, JobTimeout } from './failures'
import type { RunnableKind } from './jobKind'
import type { ClaimedJob } from './jobQueries'

/**
 * Runs one attempt and ends with it, at the latest when the time of its kind is over or somebody else aborts it. What does
 * not heed its signal goes on unheard: its job may then run a second time beside it.
 *
 * @throws what the kind throws, `JobTimeout`, or the reason with which the controller was aborted.
 */
export async function runAttempt(
  kind: RunnableKind,
  job: ClaimedJob,
  host: WriteHost,
  controller: AbortController,
): Promise<void> {
  if (job.attempts > kind.retry.attempts) throw new AttemptsLost('Every attempt ended with its process')
  const { signal } = controller
  const timer = setTimeout(
    () => controller.abort(new JobTimeout(`${kind.name} took longer than ${kind.timeoutMs} ms`)),
    kind.timeoutMs,
  )
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  try {
    const { jobId, idempotencyKey, attempts } = job
    const attempt = { jobId, idempotencyKey, number: attempts, signal }
    await Promise.race([kind.run(job.payload, attempt, host), aborted])
  } finally {
    clearTimeout(timer)
  }
}
