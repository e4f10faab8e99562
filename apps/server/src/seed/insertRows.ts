import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { Database, Schema } from '../db/schema/schema'

/** Rows of a table that all have the same columns, ids included. */
export type RowsOf<Table extends keyof Schema> = readonly [Table, readonly Insertable<Schema[Table]>[]]

/** Rows of any one table. */
export type TableRows = { [Table in keyof Schema]: RowsOf<Table> }[keyof Schema]

/**
 * Inserts the rows of one or more tables in one statement with a parameter per table: PostgreSQL takes the JSON apart. It
 * is about four times as quick as lists of values, no batch can have too many parameters, and all of it is kept or none.
 */
export async function insertRows(db: Database, ...tables: readonly TableRows[]): Promise<void> {
  const inserts = tables.flatMap(([table, rows]) => insertInto(table, rows))
  if (inserts.length === 0) return
  const named = inserts.map((insert, place) => sql`${sql.ref(`insert_${place}`)} as (${insert})`)
  await sql`with ${sql.join(named)} select 1`.execute(db)
}

function insertInto(table: keyof Schema, rows: readonly object[]): RawBuilder<unknown>[] {
  const [first] = rows
  if (first === undefined) return []
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  return [
    sql`insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`,
  ]
}
