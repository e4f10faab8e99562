import { CompiledQuery, sql, type Compilable } from 'kysely'
import type { Database, DatabaseTransaction } from './schema/schema'

/** Rows that are taken from a cursor at once. */
const sliceSize = 500

/**
 * Reads a long list some hundred rows at a time, all of it from one moment of the database: one transaction with a
 * cursor. The transaction ends after the last rows, or as soon as the reader stops.
 *
 * @param queryOf makes the query; it is given the transaction.
 * @param beside runs in the same transaction after the last rows, such as the count of all rows.
 */
export async function* readByCursor<Row>(
  db: Database,
  queryOf: (transaction: DatabaseTransaction) => Compilable<Row>,
  beside: (transaction: DatabaseTransaction) => Promise<void>,
): AsyncGenerator<readonly Row[], void, void> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    const { sql: text, parameters } = queryOf(transaction).compile()
    await transaction.executeQuery(
      CompiledQuery.raw(`declare slices no scroll cursor for ${text}`, [...parameters]),
    )
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.raw(String(sliceSize))} from slices`.execute(transaction)
      if (rows.length > 0) yield rows
      if (rows.length < sliceSize) break
    }
    await beside(transaction)
    await transaction.commit().execute()
  } finally {
    if (!transaction.isCommitted) await transaction.rollback().execute()
  }
}
