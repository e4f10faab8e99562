import { listProtectionProducts } from '@retain/api-client/products'
import { centsOf } from '../../db/money'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'

/** Serves the protection products that were sold with a deal, in the order of its contract. */
export function mountProducts(host: ApiHost): void {
  mount(host, listProtectionProducts, async ({ query: { opptId }, db }) => {
    const rows = await db
      .selectFrom('opportunity as o')
      .innerJoin('protection_product as p', (join) =>
        join.onRef('p.hyperion_id', '=', 'o.hyperion_id').onRef('p.oppt_id', '=', 'o.oppt_id'),
      )
      .select(['p.product_code', 'p.product_name', 'p.price_cents', 'p.term_months'])
      .where('o.oppt_id', '=', opptId)
      .orderBy('p.place')
      .execute()
    const list = rows.map((row) => ({
      productCode: row.product_code,
      productName: row.product_name,
      price: centsOf(row.price_cents),
      term: row.term_months,
    }))
    return { opptId, list }
  })
}
