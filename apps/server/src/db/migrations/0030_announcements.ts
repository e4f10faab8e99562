import { sql, type Kysely } from 'kysely'

/** Announcements, and who has viewed each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table announcement (
    announcement_id bigint generated always as identity primary key,
    title text not null,
    body text not null,
    display_from timestamptz,
    display_to timestamptz,
    active boolean not null,
    version integer not null default 1,
    alerted_at timestamptz,
    created_at timestamptz not null,
    changed_by text not null,
    changed_at timestamptz not null
  )`,
  `create table announcement_read (
    user_name text not null,
    announcement_id bigint not null references announcement on delete cascade,
    primary key (user_name, announcement_id)
  )`,
  `create index announcement_read_of_announcement on announcement_read (announcement_id)`,
  `create index notification_of_announcement on notification (announcement_id) where announcement_id is not null`,
]
