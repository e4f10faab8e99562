import { sql, type InferResult } from 'kysely'
import type { Database } from '../../db/schema/schema'
import { findDeals } from './dealQueries'
import { ofPerson } from './ofPerson'
import type { Person } from './person'
import { vinsOf } from './vins'

const customerOf = (db: Database, opptId: string) =>
  db
    .selectFrom('opportunity as o')
    .innerJoin('customer as c', (join) =>
      join.onRef('c.hyperion_id', '=', 'o.hyperion_id').onRef('c.customer_id', '=', 'o.customer_id'),
    )
    .leftJoin('current_vehicle as v', (join) =>
      join.onRef('v.hyperion_id', '=', 'o.hyperion_id').onRef('v.oppt_id', '=', 'o.oppt_id'),
    )
    .selectAll('c')
    .select(['o.full_name', 'o.has_recall', 'o.used_classification', 'v.history_condition'])
    .where('o.oppt_id', '=', opptId)

/** A customer, with what is known of the vehicle of an opportunity. */
export type StoredCustomer360 = InferResult<ReturnType<typeof customerOf>>[number]

/** The customer of an opportunity, and what is known of that one's vehicle. */
export const findCustomer360 = (db: Database, opptId: string) => customerOf(db, opptId).executeTakeFirst()

/** Whether a customer asked in any of the stores not to be contacted. */
export async function isDoNotContact(db: Database, person: Person): Promise<boolean> {
  const row = await db
    .selectFrom('opportunity as r')
    .select('r.oppt_id')
    .where(ofPerson(person))
    .where('r.status_code', '=', 'DNC')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What the repair orders of all vehicles of a customer came to; `null` without any amount. */
export async function findLifetimeService(db: Database, person: Person): Promise<string | null> {
  const vins = vinsOf(await findDeals(db, person))
  if (vins.length === 0) return null
  const { total } = await db
    .selectFrom('repair_order')
    .select(sql<string | null>`sum(ro_amount_cents)::bigint`.as('total'))
    .where('hyperion_id', 'in', [...person.stores])
    .where('vin', 'in', [...vins])
    .executeTakeFirstOrThrow()
  return total
}
