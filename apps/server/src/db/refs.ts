import { expressionBuilder, type ExpressionBuilder } from 'kysely'

/**
 * References to the columns of tables by the names that a query gives them, for SQL that is written as text: a column that
 * is renamed fails the compiler.
 *
 * @example
 * const ref = refsOf<{ o: OpportunityTable }>()
 * sql<string>`lower(${ref('o.last_action')})`
 */
export function refsOf<Tables>(): ExpressionBuilder<Tables, keyof Tables>['ref'] {
  const builder = expressionBuilder<Tables, keyof Tables>()
  // `bind` keeps only one of the overloads.
  return builder.ref.bind(builder) as typeof builder.ref
}
