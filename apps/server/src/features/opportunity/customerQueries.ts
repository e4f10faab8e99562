import type { InferResult } from 'kysely'
import type { Database } from '../../db/schema/schema'

const customerOf = (db: Database, opptId: string) =>
  db
    .selectFrom('opportunity as o')
    .innerJoin('customer as c', (join) =>
      join.onRef('c.hyperion_id', '=', 'o.hyperion_id').onRef('c.customer_id', '=', 'o.customer_id'),
    )
    .select([
      'c.first_name',
      'c.last_name',
      'c.email',
      'c.ndd_email',
      'c.mobile_phone',
      'c.home_phone',
      'c.work_phone',
      'c.mobile_phone_bad',
      'c.home_phone_bad',
      'c.work_phone_bad',
      'c.version',
    ])
    .where('o.oppt_id', '=', opptId)

/** A customer as the page of an opportunity shows one. */
export type StoredCustomer = InferResult<ReturnType<typeof customerOf>>[number]

/** The customer of an opportunity. */
export const findCustomer = (db: Database, opptId: string) => customerOf(db, opptId).executeTakeFirst()

const lastRoOf = (db: Database, opptId: string) =>
  db
    .selectFrom('opportunity')
    .select([
      'ro_first_name',
      'ro_last_name',
      'ro_at',
      'ro_amount_cents',
      'ro_status',
      'ro_number',
      'ro_tag_number',
    ])
    .where('oppt_id', '=', opptId)

/** The last repair order of a vehicle. */
export type StoredLastRo = InferResult<ReturnType<typeof lastRoOf>>[number]

/** The last repair order of the vehicle of an opportunity, and who brought it. */
export const findLastRo = (db: Database, opptId: string) => lastRoOf(db, opptId).executeTakeFirst()
