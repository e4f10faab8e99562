import { sql, type Kysely } from 'kysely'

/** Visits of the listing service that stands in the demonstration for that of others, with what was chosen in each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table vls_visit (
    hyperion_id text not null,
    token_hash text not null,
    oppt_id bigint not null,
    user_name text not null,
    full_name text not null,
    vins text[],
    expires_at timestamptz not null,
    primary key (token_hash)
  )`.execute(db)
  await sql`create index vls_visit_end on vls_visit (expires_at)`.execute(db)
}
