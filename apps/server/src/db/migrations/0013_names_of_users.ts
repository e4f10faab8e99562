import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'

/** Users get the sort key of their names, by which the Contact Log sorts who sent an email and who replied. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column full_name_sort text collate "C"`.execute(db)
  await backfillNames(db)
}

/**
 * Gives the users that are known already their sort keys, as domain `sortKey` makes them of Latin letters: without marks, in
 * lower case.
 */
export async function backfillNames(db: QueryExecutorProvider): Promise<void> {
  await sql`update app_user set full_name_sort = trim(regexp_replace(
    lower(regexp_replace(normalize(full_name, nfkd), '[\u0300-\u036f]', '', 'g')), '\\s+', ' ', 'g'))`.execute(
    db,
  )
}
