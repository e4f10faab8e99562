import { sql, type Kysely } from 'kysely'

/**
 * What writing needs: the messages of the live channel as each command leaves them, the answers that a repeated call is
 * given again, and who was last seen at the live channel. None of it belongs to a store: messages go by their tag, keys
 * and presence by the person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table live_outbox (
    event_id bigint generated always as identity primary key,
    tag text not null,
    data jsonb not null,
    created_at timestamptz not null
  )`,
  `create index live_outbox_created_at on live_outbox (created_at)`,

  // The answer is missing only while the command runs, which nobody else sees.
  `create table idempotency_record (
    user_name text not null,
    key text not null,
    endpoint text not null,
    request_hash text not null,
    answer jsonb,
    created_at timestamptz not null,
    primary key (user_name, key)
  )`,
  `create index idempotency_record_created_at on idempotency_record (created_at)`,

  `create table live_presence (
    user_name text primary key,
    seen_at timestamptz not null
  )`,

  // An entry is asked for by its id alone; its store is looked up.
  `create index contact_history_id on contact_history (contact_history_id)`,
]
