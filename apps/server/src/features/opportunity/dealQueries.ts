import { sql, type InferResult } from 'kysely'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import type { AppUserTable } from '../../db/schema/peopleTables'
import type { Database } from '../../db/schema/schema'
import { refsOf } from '../../db/refs'

const ref = refsOf<{ o: OpportunityTable; u: AppUserTable }>()

const dealOf = (db: Database, opptId: string) =>
  db
    .selectFrom('opportunity as o')
    .leftJoin('app_user as u', 'u.user_name', 'o.original_salesperson')
    .select([
      'o.deal_type',
      'o.deal_type_code',
      'o.current_payment_cents',
      'o.payment_edited_cents',
      'o.price_cents',
      'o.apr',
      'o.original_term',
      'o.lender',
      'o.lender_code',
      'o.annual_lease_miles',
      'o.payment_day',
      'o.conq_deal_an',
      'o.paid_off',
      'o.deal_version',
      sql<string | null>`coalesce(${ref('u.full_name')}, ${ref('o.original_salesperson')})`.as(
        'salesperson_name',
      ),
    ])
    .where('o.oppt_id', '=', opptId)

/** The deal behind an opportunity. */
export type StoredDeal = InferResult<ReturnType<typeof dealOf>>[number]

/** The deal behind an opportunity, with the shown name of who sold it. */
export const findDeal = (db: Database, opptId: string) => dealOf(db, opptId).executeTakeFirst()
