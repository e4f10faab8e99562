import type { Generated } from 'kysely'
import type { GeneratedId, Json, Moment } from './columns'

/** `failed` is final: a job that is retried waits. */
export type JobState = 'waiting' | 'running' | 'done' | 'failed'

/** Something that is to be done after the command that asked for it. Rows that ended are swept (`jobs/jobCounts`). */
export interface JobTable {
  job_id: GeneratedId
  kind: string
  payload: Json
  /** The same in every attempt; partners are given it, so that what they did already they do not do again. */
  idempotency_key: Generated<string>
  /** Of a kind, a second job with the same key is not taken in. */
  dedupe_key: string | null
  /** Of a kind, jobs with the same key run one at a time, in their order. */
  concurrency_key: string | null
  state: Generated<JobState>
  /** When it may be taken: of a running one, when its lease ends. */
  due_at: Moment
  /** How often it was begun. */
  attempts: Generated<number>
  /** Of the process that runs it; another one once the lease has ended and somebody else has taken it. */
  lease_id: string | null
  /** Name and code of what the last attempt failed with; never its message, which may quote people. */
  last_error: string | null
  created_at: Moment
  ended_at: Moment | null
}
