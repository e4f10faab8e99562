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

/** How many more jobs of a kind this process may begin. */
export interface FreePlaces {
  readonly kind: RunnableKind
  readonly places: number
}

/** What a look into the queue has found. */
export interface Claim {
  /** Those that were due for longest first. */
  readonly jobs: readonly ClaimedJob[]
  /** When the next job of these kinds will be due; `null` when none waits. Those that are due already are left out. */
  readonly nextDue: Instant | null
}

const claimedColumns = sql`job.job_id as "jobId", job.kind, job.payload, job.idempotency_key as "idempotencyKey",
  job.attempts, job.lease_id as "leaseId"`

type ClaimedRow = { readonly next_due: Instant | null } & (
  (ClaimedJob & { readonly due_at: Instant }) | { readonly due_at: null }
)

/**
 * Takes the jobs of these kinds that have been due for longest, also those whose lease has ended, of each kind as many as
 * it has places. Any number of processes may ask at once; each is given others. Those of each kind are found by themselves:
 * behind ten thousand jobs of a kind that is busy those of another one are found as quickly.
 *
 * @param leaseMarginMs by how much a lease outlasts the time that the kind gives an attempt.
 */
export async function claimJobs(
  db: Database,
  free: readonly FreePlaces[],
  now: Instant,
  leaseMarginMs: number,
): Promise<Claim> {
  const names = free.map(({ kind }) => kind.name)
  const leases = free.map(({ kind }) => kind.timeoutMs + leaseMarginMs)
  const places = free.map((one) => one.places)
  try {
    const { rows } = await sql<ClaimedRow>`
      with due as materialized (
        select j.job_id, j.due_at, k.lease_ms
        from unnest(${names}::text[], ${leases}::integer[], ${places}::integer[]) as k(kind, lease_ms, places)
          cross join lateral (
          select w.job_id, w.due_at from job w
          where w.kind = k.kind and w.state in ('waiting', 'running') and w.due_at <= ${now}::timestamptz
            and (w.concurrency_key is null or not exists (
              select from job o
              where o.kind = w.kind and o.concurrency_key = w.concurrency_key and o.state in ('waiting', 'running')
                and o.job_id <> w.job_id
                and (o.state = 'running' or (w.state = 'waiting' and o.job_id < w.job_id))))
          order by w.due_at, w.job_id
          limit k.places
          for update of w skip locked
        ) j
        -- No more than there are: so the planner knows that they are few, and never reads the whole table for them.
        limit ${places.reduce((sum, count) => sum + count, 0)}
      ), claimed as (
        update job set state = 'running', attempts = job.attempts + 1, lease_id = gen_random_uuid(),
          due_at = ${now}::timestamptz + due.lease_ms * interval '1 millisecond'
        from due where job.job_id = due.job_id
        returning ${claimedColumns}, due.due_at
      ), next as (
        select min(j.due_at) as next_due from unnest(${names}::text[]) as k(kind) cross join lateral (
          select w.due_at from job w
          where w.kind = k.kind and w.state in ('waiting', 'running') and w.due_at > ${now}::timestamptz
          order by w.due_at
          limit 1
        ) j
      )
      select * from next left join claimed on true
      order by claimed.due_at, claimed."jobId"`.execute(db)
    return {
      jobs: rows.flatMap((row) => (row.due_at === null ? [] : [row])),
      nextDue: rows[0]?.next_due ?? null,
    }
  } catch (error) {
    // Another process has begun a job of the same key at this moment; now it can be seen.
    if (isUniqueViolation(error)) return claimJobs(db, free, now, leaseMarginMs)
    throw error
  }
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
 * Writes down what came of attempts that ended alike.
 *
 * @returns those whose lease this process still held; nothing is written where another has taken the job since.
 */
export async function endAttempts(
  db: Database,
  jobs: readonly ClaimedJob[],
  outcome: JobOutcome,
): Promise<ReadonlySet<ClaimedJob>> {
  const rows = await db
    .updateTable('job')
    .set({ ...outcome, lease_id: null })
    .where((eb) => sql<boolean>`${eb.ref('job_id')} = any(${jobs.map(({ jobId }) => jobId)}::bigint[])`)
    .where((eb) => sql<boolean>`${eb.ref('lease_id')} = any(${jobs.map(({ leaseId }) => leaseId)}::uuid[])`)
    .returning('job_id')
    .execute()
  const kept = new Set(rows.map((row) => row.job_id))
  return new Set(jobs.filter(({ jobId }) => kept.has(jobId)))
}
