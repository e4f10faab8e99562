import { sql, type Kysely } from 'kysely'

/** The links of the page of helpful links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table help_link (
    help_link_id bigint generated always as identity primary key,
    link_title text not null,
    link_description text not null,
    link_url text not null,
    disabled boolean not null,
    order_by integer not null,
    version integer not null default 1,
    changed_by text not null,
    changed_at timestamptz not null
  )`.execute(db)
}
