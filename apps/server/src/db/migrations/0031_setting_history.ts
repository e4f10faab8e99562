import { sql, type Kysely } from 'kysely'

/** What settings were, when and by whom. What is stored so far is the beginning of its history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table setting_history (
    setting_history_id bigint generated always as identity primary key,
    setting_key_id text not null,
    hyperion_id text,
    market_id text,
    brand_id text,
    setting_value text,
    is_locked boolean not null,
    changed_by text not null,
    changed_at timestamptz not null
  )`.execute(db)
  await sql`create index setting_history_of_key on setting_history (setting_key_id, setting_history_id desc)`.execute(
    db,
  )
  await sql`insert into setting_history
    (setting_key_id, hyperion_id, market_id, brand_id, setting_value, is_locked, changed_by, changed_at)
    select setting_key_id, hyperion_id, market_id, brand_id, setting_value, is_locked, changed_by, changed_at
    from setting_value order by changed_at, app_setting_id`.execute(db)
}
