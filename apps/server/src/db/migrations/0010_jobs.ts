import { sql, type Kysely } from 'kysely'

/**
 * The queue of what is to be done outside of the command that asks for it: email, calls of other systems, daily runs
 * (docs/adr/0013). It belongs to no store; a payload names the store that it is about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // due_at of a running job is the end of its lease, so one condition finds what is new, what is to be retried and what a
  // process left when it was killed.
  `create table job (
    job_id bigint generated always as identity primary key,
    kind text not null,
    payload jsonb not null,
    idempotency_key uuid not null default gen_random_uuid(),
    dedupe_key text,
    concurrency_key text,
    state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
    due_at timestamptz not null,
    attempts integer not null default 0,
    lease_id uuid,
    last_error text,
    created_at timestamptz not null,
    ended_at timestamptz
  )`,
  // With the kind in it, what waits for a kind that is busy is passed over without being read.
  `create index job_due on job (due_at, job_id, kind) where state in ('waiting', 'running')`,
  `create unique index job_dedupe on job (kind, dedupe_key)`,
  // The jobs of one key run in their order; the unique index refuses a second one that two processes begin at the same moment.
  `create index job_of_key on job (kind, concurrency_key, job_id) where state in ('waiting', 'running')`,
  `create unique index job_running_of_key on job (kind, concurrency_key) where state = 'running'`,
  `create index job_ended on job (ended_at) where state in ('done', 'failed')`,
]
