import { sql } from 'kysely'
import type { Instant } from '@retain/domain/calendar/instant'
import { isUniqueViolation } from '../db/databaseError'
import type { Database } from '../db/schema/schema'
import type { RunnableKind } from './jobKind'

/** A job that this process holds the lease of. */
export interface ClaimedJob {
  readonly jobId: string
  readonly kind: string
  readonly payload: unknown
  readonly idempotencyKey: string
  /** This attempt's number, from 1. */
  readonly attempts: number
  readonly leaseId: string
}

const claimedColumns = sql`job.job_id as "jobId", job.kind, job.payload, job.idempotency_key as "idempotencyKey",
  job.attempts, job.lease_id as "leaseId"`

/**
 * Takes the job of these kinds that has been due for longest, also one whose lease has ended. Any number of processes may
 * ask at once; each is given another. The first of each kind is found by itself: behind ten thousand jobs of a kind that is
 * busy those of another one are found as quickly.
 *
 * @param leaseMarginMs by how much a lease outlasts the time that the kind gives an attempt.
 * @returns `null` when none is due.
 */
export async function claimJob(
  db: Database,
  kinds: readonly RunnableKind[],
  now: Instant,
  leaseMarginMs: number,
): Promise<ClaimedJob | null> {
  const names = kinds.map(({ name }) => name)
  const leases = kinds.map(({ timeoutMs }) => timeoutMs + leaseMarginMs)
  try {
    const { rows } = await sql<ClaimedJob>`
      with due as materialized (
        select j.job_id, k.lease_ms
        from unnest(${names}::text[], ${leases}::integer[]) as k(kind, lease_ms) cross join lateral (
          select w.job_id, w.due_at from job w
          where w.kind = k.kind and w.state in ('waiting', 'running') and w.due_at <= ${now}::timestamptz
            and (w.concurrency_key is null or not exists (
              select from job o
              where o.kind = w.kind and o.concurrency_key = w.concurrency_key and o.state in ('waiting', 'running')
                and o.job_id <> w.job_id
                and (o.state = 'running' or (w.state = 'waiting' and o.job_id < w.job_id))))
          order by w.due_at, w.job_id
          limit 1
          for update of w skip locked
        ) j
        order by j.due_at, j.job_id
        limit 1
      )
      update job set state = 'running', attempts = job.attempts + 1, lease_id = gen_random_uuid(),
        due_at = ${now}::timestamptz + due.lease_ms * interval '1 millisecond'
      from due where job.job_id = due.job_id
      returning ${claimedColumns}`.execute(db)
    return rows[0] ?? null
  } catch (error) {
    // Another process has begun a job of the same key at this moment; now it can be seen.
    if (isUniqueViolation(error)) return claimJob(db, kinds, now, leaseMarginMs)
    throw error
  }
}

/** When the next job of these kinds will be due; `null` when none waits. Those that are due already are left out. */
export async function nextDue(
  db: Database,
  kinds: readonly RunnableKind[],
  now: Instant,
): Promise<Instant | null> {
  const names = kinds.map(({ name }) => name)
  const { rows } = await sql<{ readonly due_at: Instant | null }>`
    select min(j.due_at) as due_at from unnest(${names}::text[]) as k(kind) cross join lateral (
      select w.due_at from job w
      where w.kind = k.kind and w.state in ('waiting', 'running') and w.due_at > ${now}::timestamptz
      order by w.due_at
      limit 1
    ) j`.execute(db)
  return rows[0]?.due_at ?? null
}

/** What a job becomes after an attempt. */
export type JobOutcome =
  | { readonly state: 'done'; readonly ended_at: Instant }
  | { readonly state: 'failed'; readonly ended_at: Instant; readonly last_error: string }
  | {
      readonly state: 'waiting'
      readonly due_at: Instant
      readonly last_error: string
      readonly attempts?: number
    }

/**
 * Writes down what came of an attempt.
 *
 * @returns whether this process still held the lease; nothing is written when another has taken the job since.
 */
export async function endAttempt(
  db: Database,
  { jobId, leaseId }: ClaimedJob,
  outcome: JobOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ ...outcome, lease_id: null })
    .where('job_id', '=', jobId)
    .where('lease_id', '=', leaseId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
