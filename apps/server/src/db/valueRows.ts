import { sql, type AliasedRawBuilder } from 'kysely'

/** The types that the values of a statement have in the database. */
export type ValueType = 'bigint' | 'boolean' | 'integer' | 'text' | 'timestamptz'

/**
 * Rows of values as a table of a statement, under the name `v`: one statement writes them all, however many there are, and
 * its text is the same for every number of them.
 *
 * @param types the columns, each with its type in the database; a row that lacks one has `null` there.
 * @example
 * transaction
 *   .updateTable('opportunity as o')
 *   .from(valueRows({ oppt_id: 'bigint', lead_id: 'text' }, leads))
 *   .set((eb) => ({ lead_id: eb.ref('v.lead_id') }))
 *   .whereRef('o.oppt_id', '=', 'v.oppt_id')
 */
export function valueRows<Row extends object>(
  types: { readonly [Column in keyof Row]-?: ValueType },
  rows: readonly Row[],
): AliasedRawBuilder<Row, 'v'> {
  const columns = Object.entries<ValueType>(types).map(
    ([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`,
  )
  return sql<Row>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'v'>(sql`v(${sql.join(columns)})`)
}
