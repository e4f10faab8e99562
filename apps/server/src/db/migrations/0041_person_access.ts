import { sql, type Kysely } from 'kysely'

/** What the identity server said last of somebody: when, which permissions, and in which stores. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table person_access (user_name text primary key, told_at timestamptz not null)`,
  `create table person_permission (
    permission text not null,
    user_name text not null references person_access (user_name) on delete cascade,
    primary key (permission, user_name)
  )`,
  `create index person_permission_of_person on person_permission (user_name)`,
  // The token may name stores that Retain does not have.
  `create table person_store (
    hyperion_id text not null,
    user_name text not null references person_access (user_name) on delete cascade,
    primary key (hyperion_id, user_name)
  )`,
  `create index person_store_of_person on person_store (user_name)`,
]
