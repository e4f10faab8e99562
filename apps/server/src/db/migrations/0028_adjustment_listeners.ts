import { sql, type Kysely } from 'kysely'

/**
 * Who is told of a store's trade adjustments. Permissions stand in tokens only: somebody is in the table who held the one of trade
 * adjustments when they last entered the store.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table adjustment_listener (
    hyperion_id text not null,
    user_name text not null,
    primary key (hyperion_id, user_name)
  )`.execute(db)
}
