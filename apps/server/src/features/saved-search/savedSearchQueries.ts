import { sql, type Selectable } from 'kysely'
import type { SavedSearchTable } from '../../db/schema/lookupTables'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'

/** A saved search as the database holds it. */
export type StoredSearch = Selectable<SavedSearchTable>

/** What of a saved search its owner says. */
export interface SearchContent {
  readonly name: string
  readonly description: string | null
  /** JSON. */
  readonly filter: string
}

/** The default searches of a type in their order, then somebody's own in the order of saving. */
export const findSearches = (
  db: Database,
  searchType: string,
  userName: string,
): Promise<readonly StoredSearch[]> =>
  db
    .selectFrom('saved_search')
    .selectAll()
    .where('search_type', '=', searchType)
    .where((eb) => eb.or([eb('user_name', 'is', null), eb('user_name', '=', userName)]))
    .orderBy((eb) => eb('user_name', 'is not', null))
    .orderBy('position')
    .orderBy('saved_search_id')
    .execute()

/** A saved search, held until the transaction ends. */
export const selectSearchForUpdate = (
  transaction: DatabaseTransaction,
  savedSearchId: string,
): Promise<StoredSearch | undefined> =>
  transaction
    .selectFrom('saved_search')
    .selectAll()
    .where('saved_search_id', '=', savedSearchId)
    .forUpdate()
    .executeTakeFirst()

/**
 * How many searches of a type somebody has. Until the transaction ends nobody else counts them this way, so that two windows do
 * not both add the last one.
 */
export async function countSearchesAlone(
  transaction: DatabaseTransaction,
  searchType: string,
  userName: string,
): Promise<number> {
  const lock = `saved_search ${searchType} ${userName}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction)
  const { count } = await transaction
    .selectFrom('saved_search')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('search_type', '=', searchType)
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow()
  return count
}

/** Adds a search. The list of a log's columns of which somebody has one already takes the new one's place. */
export const insertSearch = (
  transaction: DatabaseTransaction,
  searchType: string,
  userName: string,
  content: SearchContent,
): Promise<StoredSearch> =>
  transaction
    .insertInto('saved_search')
    .values({ search_type: searchType, user_name: userName, ...content })
    .onConflict((conflict) =>
      conflict
        .columns(['user_name', 'search_type'])
        .where('search_type', '<>', 'EQLOG')
        .doUpdateSet((eb) => ({ ...content, version: eb(eb.ref('saved_search.version'), '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes new content over a search. */
export const updateSearch = (
  transaction: DatabaseTransaction,
  { saved_search_id, version }: StoredSearch,
  content: SearchContent,
): Promise<StoredSearch> =>
  transaction
    .updateTable('saved_search')
    .set({ ...content, version: version + 1 })
    .where('saved_search_id', '=', saved_search_id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Removes a search. */
export async function removeSearch(transaction: DatabaseTransaction, savedSearchId: string): Promise<void> {
  await transaction.deleteFrom('saved_search').where('saved_search_id', '=', savedSearchId).execute()
}
