import { listProtectionProducts } from '@retain/api-client/products'
import { canOpen360, masked } from '@retain/domain/customer-360/numbers'
import { ApiProblem } from '../../core/apiProblem'
import { centsOf } from '../../db/money'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { findDeal360 } from '../customer-360/dealQueries'
import { findPerson } from '../customer-360/person'
import { findPastProducts, findProducts, type StoredProduct } from './productQueries'

/** Serves the protection products that were sold with a deal, in the order of its contract. */
export function mountProducts(host: ApiHost): void {
  mount(host, listProtectionProducts, async ({ query: { opptId, custDealId }, caller, db }) => {
    if (custDealId === undefined) return { opptId, list: (await findProducts(db, opptId)).map(present) }
    if (!canOpen360(caller.roles)) throw new ApiProblem('permission', 'A permission is missing.')
    const deal = await findDeal360(db, await findPerson(db, caller, opptId), custDealId)
    const products =
      deal.kind === 'current' ? await findProducts(db, deal.oppt_id) : await findPastProducts(db, deal)
    return { opptId, list: products.map((row) => masked('product', present(row), caller.roles)) }
  })
}

const present = (row: StoredProduct) => ({
  productCode: row.product_code,
  productName: row.product_name,
  price: centsOf(row.price_cents),
  term: row.term_months,
})
