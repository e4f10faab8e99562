import type { InferResult } from 'kysely'
import { ApiProblem } from '../../core/apiProblem'
import type { Database } from '../../db/schema/schema'
import { custDealId } from './dealId'
import { ofPerson } from './ofPerson'
import type { Person } from './person'

/** The deals that opportunities work on; one that was replaced by another, and a customer who may become one, have none. */
const currentDeals = (db: Database, person: Person) =>
  db
    .selectFrom('opportunity as r')
    .innerJoin('customer as c', (join) =>
      join.onRef('c.hyperion_id', '=', 'r.hyperion_id').onRef('c.customer_id', '=', 'r.customer_id'),
    )
    .select([
      'r.hyperion_id',
      'r.oppt_id',
      'r.vin',
      'r.year',
      'r.make_name',
      'r.model_name',
      'r.trim_level',
      'r.color',
      'r.vehicle_mileage as mileage',
      'r.purchased_at as contract_at',
      'r.deal_type',
      'r.deal_type_code',
      'r.status_code as status_flg',
      'c.co_buyer',
      'r.selling_hyperion_id',
      'r.selling_store_name',
      'r.price_cents',
      'r.current_payment_cents as payment_cents',
      'r.apr as rate',
      'r.original_term as term',
      'r.lender',
      'r.payoff_cents',
    ])
    .where(ofPerson(person))
    .where('r.status_code', '!=', 'DUPE')
    .where((eb) => eb.or([eb('r.deal_type', 'is', null), eb('r.deal_type', '!=', 'Candidate')]))

const pastDeals = (db: Database, person: Person) =>
  db
    .selectFrom('past_deal as r')
    .leftJoin('store as s', 's.hyperion_id', 'r.selling_hyperion_id')
    .selectAll('r')
    .select('s.name as selling_store_name')
    .where(ofPerson(person))

type CurrentDeal = InferResult<ReturnType<typeof currentDeals>>[number]
type PastDeal = InferResult<ReturnType<typeof pastDeals>>[number]

/** A deal of a customer, wherever it is kept. */
export type StoredDeal360 = { readonly custDealId: string } & (
  ({ readonly kind: 'current' } & CurrentDeal) | ({ readonly kind: 'past' } & PastDeal)
)

/** Every deal of a customer in the caller's stores, in no order. */
export async function findDeals(db: Database, person: Person): Promise<readonly StoredDeal360[]> {
  const [current, past] = await Promise.all([
    currentDeals(db, person).execute(),
    pastDeals(db, person).execute(),
  ])
  return [
    ...current.map((row) => ({
      ...row,
      kind: 'current' as const,
      custDealId: custDealId({ opptId: row.oppt_id }),
    })),
    ...past.map((row) => ({
      ...row,
      kind: 'past' as const,
      custDealId: custDealId({ pastDealId: row.past_deal_id }),
    })),
  ]
}

/**
 * One deal of a customer.
 *
 * @throws ApiProblem `notFound` for one that the customer does not have in the caller's stores.
 */
export async function findDeal360(db: Database, person: Person, id: string): Promise<StoredDeal360> {
  const deal = (await findDeals(db, person)).find((one) => one.custDealId === id)
  if (deal === undefined) throw new ApiProblem('notFound', 'The customer has no such deal.')
  return deal
}
