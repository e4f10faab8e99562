import { sql, type Kysely } from 'kysely'

/**
 * The windows in which the holder of a lock has its opportunity open: the lock is released when the last of them leaves, or is
 * gone. A row lives no longer than its lock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table lock_window (
    hyperion_id text not null,
    oppt_id bigint not null,
    window_id text not null,
    user_name text not null,
    seen_at timestamptz not null,
    primary key (hyperion_id, oppt_id, window_id)
  )`,
  // A heartbeat names the windows that are connected.
  `create index lock_window_seen on lock_window (window_id)`,
]
