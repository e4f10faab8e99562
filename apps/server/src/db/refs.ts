import { expressionBuilder, type StringReference } from 'kysely'

/**
 * References to the columns of tables by the names that a query gives them, for SQL that is written as text: a column that
 * is renamed fails the compiler.
 *
 * @example
 * const ref = refsOf<{ o: OpportunityTable }>()
 * sql<string>`lower(${ref('o.last_action')})`
 */
export function refsOf<Tables>() {
  const builder = expressionBuilder<Tables, keyof Tables>()
  return <Column extends StringReference<Tables, keyof Tables>>(column: Column) => builder.ref(column)
}
