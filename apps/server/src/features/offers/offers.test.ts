import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { listCampaignOffers, listOffers, listServiceOffers } from '@retain/api-client/offers'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

async function offers(
  endpoint: typeof listOffers,
  query: { hyperionId: string; opptId?: string; vin?: string },
) {
  const answer = await test.callAs({ roles: [generalAccess], stores: [query.hyperionId] }, endpoint, {
    query,
  })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  expect(answer.right.data.status).toBe(200)
  return answer.right.data.offers.map(({ offerDetails }) => offerDetails)
}

async function storeWithOffers() {
  const store = await addStore(test.db)
  const [mine, other] = [
    await addOpportunity(test.db, store, { vin: 'MINE' }),
    await addOpportunity(test.db, store),
  ]
  const offer = (
    offer_id: number,
    category: 'STORE' | 'PERSONALIZED',
    type: 'SALES' | 'SERVICE',
    oppt_id: string | null,
  ) => ({
    hyperion_id: store,
    offer_id,
    oppt_id,
    category,
    type,
    offer_details: String(offer_id),
    campaign_date: '2026-11-02',
  })
  await test.db
    .insertInto('offer')
    .values([
      offer(1, 'STORE', 'SALES', null),
      offer(2, 'STORE', 'SERVICE', null),
      offer(3, 'PERSONALIZED', 'SALES', mine),
      offer(4, 'PERSONALIZED', 'SERVICE', mine),
      offer(5, 'PERSONALIZED', 'SALES', other),
    ])
    .execute()
  return { store, mine }
}

it('each call answers the offers of its kind [O-126] [OP-100] [O-477] [O-478] [O-479]', async () => {
  const { store, mine } = await storeWithOffers()
  const query = { hyperionId: store, opptId: mine }
  expect(await offers(listOffers, query)).toEqual(['1'])
  expect(await offers(listCampaignOffers, query)).toEqual(['3'])
  expect(await offers(listServiceOffers, query)).toEqual(['2', '4'])
})

it('what is offered to a customer is found by the vehicle too, and never shown to others', async () => {
  const { store, mine } = await storeWithOffers()
  expect(await offers(listCampaignOffers, { hyperionId: store, vin: 'mine' })).toEqual(['3'])
  expect(await offers(listCampaignOffers, { hyperionId: store })).toEqual([])
  const elsewhere = await addStore(test.db)
  expect(await offers(listCampaignOffers, { hyperionId: elsewhere, opptId: mine })).toEqual([])
})
