import type { Instant } from '@retain/domain/calendar/instant'
import { afterCommit } from '../outbox/transact'
import type { DatabaseTransaction } from '../db/schema/schema'
import type { JobKind } from './jobKind'
import { wakeRunners } from './wake'

/** When and how often a job is to be done. */
export interface EnqueueOptions {
  readonly now: Instant
  /** Not before this moment; at once when left out. */
  readonly dueAt?: Instant
  /** The kind takes in one job with this key, for as long as the row of that one is kept: a week after it was done. */
  readonly dedupeKey?: string
}

/**
 * Leaves a job in the transaction of a command: it is done after the commit, soon and at least once, and never when the
 * transaction is rolled back. The only way in which a command causes something outside of the database.
 *
 * @returns the id of the job; `null` when the kind has had one with the same `dedupeKey`.
 * @throws Error for a transaction that neither `command` nor `transact` began.
 * @example
 * await enqueue(transaction, sendEmail, { emailId: '7', hyperionId: 'HAR' }, { now })
 */
export async function enqueue<Payload>(
  transaction: DatabaseTransaction,
  kind: JobKind<Payload>,
  payload: Payload,
  { now, dueAt = now, dedupeKey }: EnqueueOptions,
): Promise<string | null> {
  const row = await transaction
    .insertInto('job')
    .values({
      kind: kind.name,
      payload: JSON.stringify(kind.encode(payload)),
      dedupe_key: dedupeKey ?? null,
      concurrency_key: kind.concurrencyKeyOf(payload),
      due_at: dueAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'dedupe_key']).doNothing())
    .returning('job_id')
    .executeTakeFirst()
  if (row === undefined) return null
  afterCommit(transaction, wakeRunners)
  return row.job_id
}
