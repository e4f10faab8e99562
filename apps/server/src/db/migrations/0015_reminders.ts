import { sql, type Kysely } from 'kysely'

/** The reminders that people set themselves, each with the alert that makes it known when it is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table reminder (
    hyperion_id text not null,
    reminder_id bigint generated always as identity,
    oppt_id bigint not null,
    user_name text not null,
    reminder_text text not null,
    due_at timestamptz not null,
    state text not null default 'open' check (state in ('open', 'done', 'removed')),
    created_at timestamptz not null,
    ended_at timestamptz,
    notified_at timestamptz,
    notification_id bigint,
    primary key (hyperion_id, reminder_id)
  )`,
  // The list of one's own, over all stores.
  `create index reminder_of_user on reminder (user_name, due_at, reminder_id) where state = 'open'`,
]
