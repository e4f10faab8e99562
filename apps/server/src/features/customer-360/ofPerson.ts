import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import type { Schema } from '../../db/schema/schema'
import type { Person } from './person'

interface Rows {
  readonly r: Pick<Schema['vehicle_view'], 'hyperion_id' | 'customer_id'>
}

/**
 * The condition that a row, called `r` in its query, belongs to a customer in one of the stores that keep it.
 *
 * @example db.selectFrom('past_deal as r').selectAll().where(ofPerson(person))
 */
export function ofPerson({ records }: Person): ExpressionWrapper<Rows, 'r', SqlBool> {
  const eb = expressionBuilder<Rows, 'r'>()
  return eb(
    eb.refTuple('r.hyperion_id', 'r.customer_id'),
    'in',
    records.map(({ hyperionId, customerId }) => eb.tuple(hyperionId, customerId)),
  )
}
