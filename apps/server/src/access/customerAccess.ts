import type { Database } from '../db/schema/schema'
import { ApiProblem } from '../core/apiProblem'
import type { Caller } from '../identity/caller'
import { openStores } from './storeAccess'

/**
 * Those of a caller's stores in which a customer has an opportunity.
 *
 * @throws ApiProblem `notFound` for a customer without any; `store` for one who has them in other stores only.
 */
export async function requireCustomer(
  db: Database,
  customerId: string,
  caller: Caller,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('customer as c')
    .innerJoin('opportunity as o', (join) =>
      join.onRef('o.hyperion_id', '=', 'c.hyperion_id').onRef('o.customer_id', '=', 'c.customer_id'),
    )
    .select('c.hyperion_id')
    .distinct()
    .where('c.customer_key', '=', customerId)
    .execute()
  if (rows.length === 0) throw new ApiProblem('notFound', 'There is no such customer.')
  const open = await openStores(
    db,
    caller,
    rows.map(({ hyperion_id }) => hyperion_id),
  )
  if (open.size === 0) throw new ApiProblem('store', 'The customer is in none of your stores.')
  return [...open.keys()]
}
