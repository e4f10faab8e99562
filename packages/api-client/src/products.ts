import * as t from 'io-ts'
import type { ProtectionProduct, ProtectionProductsAnswer } from '@retain/domain/products/protectionProducts'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { dollars, nullable, opptId, record, text, whole } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

const product: t.Type<ProtectionProduct, unknown> = record(
  {
    productCode: nullable(t.string),
    productName: text,
    price: nullable(dollars),
    term: nullable(whole(0)),
  },
  'protection product',
)

const productsAnswer: t.Type<ProtectionProductsAnswer, unknown> = record(
  { opptId, list: t.readonlyArray(product) },
  'protection products',
)

/**
 * The protection products that were sold with the deal of an opportunity, or with another deal of its customer. Those of a deal that
 * is named belong to the 360 view: they need its permission, and their prices its permission for numbers (OP-115).
 */
export const listProtectionProducts = endpoint({
  name: 'listProtectionProducts',
  base: 'products',
  method: 'GET',
  path: '/deals',
  query: t.intersection([record({ opptId }), t.exact(t.partial({ custDealId: text }))]),
  output: productsAnswer,
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ query }) => query.opptId },
  handlesNotFound: true,
  rows: ['O-124', 'O-476'],
})
