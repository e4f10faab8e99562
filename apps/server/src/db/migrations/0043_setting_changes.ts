import { sql, type Kysely } from 'kysely'

/** What changes of a setting in many places have done, so that one can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table setting_change (
    setting_change_id bigint generated always as identity primary key,
    changed_by text not null,
    changed_at timestamptz not null,
    undone_at timestamptz
  )`,
  `create index setting_change_time on setting_change (changed_at)`,
  `create table setting_change_row (
    setting_change_id bigint not null references setting_change (setting_change_id) on delete cascade,
    app_setting_id bigint not null,
    value_before text,
    version integer not null,
    primary key (setting_change_id, app_setting_id)
  )`,
]
