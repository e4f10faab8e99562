import type { InferResult } from 'kysely'
import type { Database } from '../../db/schema/schema'

const columns = ['p.product_code', 'p.product_name', 'p.price_cents', 'p.term_months'] as const

const productsOf = (db: Database, opptId: string) =>
  db
    .selectFrom('opportunity as o')
    .innerJoin('protection_product as p', (join) =>
      join.onRef('p.hyperion_id', '=', 'o.hyperion_id').onRef('p.oppt_id', '=', 'o.oppt_id'),
    )
    .select(columns)
    .where('o.oppt_id', '=', opptId)
    .orderBy('p.place')

/** A protection product that was sold with a deal. */
export type StoredProduct = InferResult<ReturnType<typeof productsOf>>[number]

/** The products that were sold with the deal of an opportunity, in the order of its contract. */
export const findProducts = (db: Database, opptId: string): Promise<StoredProduct[]> =>
  productsOf(db, opptId).execute()

/** The products that were sold with an earlier deal, in the order of its contract. */
export const findPastProducts = (
  db: Database,
  { hyperion_id, past_deal_id }: { readonly hyperion_id: string; readonly past_deal_id: string },
): Promise<StoredProduct[]> =>
  db
    .selectFrom('past_deal_product as p')
    .select(columns)
    .where('p.hyperion_id', '=', hyperion_id)
    .where('p.past_deal_id', '=', past_deal_id)
    .orderBy('p.place')
    .execute()
