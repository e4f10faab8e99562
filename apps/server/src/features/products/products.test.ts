import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { listProtectionProducts } from '@retain/api-client/products'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

it('answers the products of an opportunity in their order, and which it was asked for [O-124] [O-476]', async () => {
  const hyperion_id = await addStore(test.db)
  const oppt_id = await addOpportunity(test.db, hyperion_id)
  const product = { hyperion_id, oppt_id, price_cents: 695_00, term_months: 60 }
  await test.db
    .insertInto('protection_product')
    .values([
      { ...product, place: 2, product_name: 'GAP', product_code: 'GAP' },
      { ...product, place: 1, product_name: 'Maintenance', price_cents: null, term_months: null },
    ])
    .execute()
  const input = { query: { opptId: oppt_id } }
  const answer = await test.callAs(
    { roles: [generalAccess], stores: [hyperion_id] },
    listProtectionProducts,
    input,
  )
  expect(E.isRight(answer) && answer.right.data).toEqual({
    opptId: oppt_id,
    list: [
      { productCode: null, productName: 'Maintenance', price: null, term: null },
      { productCode: 'GAP', productName: 'GAP', price: 695_00, term: 60 },
    ],
  })
})
