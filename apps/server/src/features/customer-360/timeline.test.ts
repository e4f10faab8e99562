import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { listTimeline } from '@retain/api-client/customer-timeline'
import { shifted } from '@retain/domain/calendar/instant'
import type { Permission } from '@retain/domain/session/user/permissions'
import { addAppraisal, addPastDeal, addRepairOrder } from '../../testing/addCustomer360'
import { addAssociate, addCustomer, addEntry, addOpportunity, addStore } from '../../testing/fixtures'
import { at, testNow, withApp } from '../../testing/testApp'

const test = withApp()

const all: readonly Permission[] = ['CanView360 Access', 'CanView360 Numbers', 'CanView360 View Deal Info']
const daysAgo = (days: number) => shifted(testNow, -days * 86_400_000)

async function timeline(
  opptId: string,
  customerId: string,
  {
    stores,
    roles = all,
    after,
  }: { stores: readonly string[]; roles?: readonly Permission[]; after?: string },
) {
  const query = { opptId, customerId, ...(after === undefined ? {} : { after }) }
  const answer = await test.callAs({ roles, stores }, listTimeline, { query })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

it('is everything of the customer in all stores of the caller, newest first, with amounts for whoever may see them', async () => {
  const { db } = test
  const [store, sister, foreign] = [
    await addStore(db, { name: 'Northgate' }),
    await addStore(db, { name: 'Lakeside' }),
    await addStore(db),
  ]
  const host = { host_db: 'ADP', cust_no: '5001' }
  const customer_id = await addCustomer(db, store, host)
  const vin = 'TIMELINE1'
  const opptId = await addOpportunity(db, store, {
    customer_id,
    vin,
    year: 2021,
    make_name: 'Honda',
    model_name: 'Accord',
    deal_type: 'Finance',
    purchased_at: daysAgo(700),
    price_cents: 27_900_00,
  })
  const author = await addAssociate(db, store)
  await addEntry(db, store, opptId, {
    created_at: daysAgo(1),
    contact_type: 'PhoneCall',
    action_result: 'LEFTMSG',
    created_by: author,
  })
  await addEntry(db, store, opptId, { created_at: daysAgo(2), contact_type: 'ViewOpportunity' })
  const replaced = await addOpportunity(db, store, { customer_id, status_code: 'DUPE' })
  await addEntry(db, store, replaced, { created_at: daysAgo(1) })
  await addRepairOrder(db, sister, { vin, ro_number: '618204', ro_at: daysAgo(3), ro_amount_cents: 284_00 })
  await addRepairOrder(db, foreign, { vin, ro_number: '1', ro_at: daysAgo(3) })
  await addAppraisal(db, store, { vin, appraised_at: daysAgo(4), source: 'AN', value_cents: 24_350_00 })
  const there = await addCustomer(db, sister, host)
  await addPastDeal(db, sister, there, { contract_at: daysAgo(2_000), model_name: 'Fit', price_cents: 1_00 })
  const row = { hyperion_id: store, customer_id, vin: 'OTHER' }
  await db
    .insertInto('vehicle_view')
    .values({ ...row, viewed_at: daysAgo(5), model_name: 'RAV4' })
    .execute()
  await db
    .insertInto('vehicle_search')
    .values({ ...row, searched_at: daysAgo(6), criteria: 'Toyota, up to $35,000' })
    .execute()

  const stores = [store, sister]
  const { list, after } = await timeline(opptId, 'ADP5001', { stores })
  expect(after).toBeNull()
  expect(list.map(({ kind, storeName, subject, amount }) => [kind, storeName, subject, amount])).toEqual([
    ['contact', 'Northgate', null, null],
    ['repairOrder', 'Lakeside', '618204', 284_00],
    ['appraisal', 'Northgate', vin, 24_350_00],
    ['view', 'Northgate', 'RAV4', null],
    ['search', 'Northgate', 'Toyota, up to $35,000', null],
    ['deal', 'Northgate', '2021 Honda Accord', 27_900_00],
    ['deal', 'Lakeside', 'Fit', 1_00],
  ])
  expect(list[0]).toMatchObject({ opptId, contactType: 'PhoneCall', result: 'LEFTMSG', at: daysAgo(1) })
  const withoutDealInfo = await timeline(opptId, 'ADP5001', {
    stores,
    roles: ['CanView360 Access', 'CanView360 Numbers'],
  })
  expect(withoutDealInfo.list.map(({ amount }) => amount).filter((amount) => amount !== null)).toEqual([
    284_00, 24_350_00,
  ])
  const withoutNumbers = await timeline(opptId, 'ADP5001', { stores, roles: ['CanView360 Access'] })
  expect(withoutNumbers.list.every(({ amount }) => amount === null)).toBe(true)
  const own = await timeline(opptId, 'ADP5001', { stores: [store] })
  expect(own.list.map(({ storeName }) => storeName)).not.toContain('Lakeside')
})

it('goes on where the last part ended, events of one moment included, and refuses a place that no answer gave', async () => {
  const { db } = test
  const store = await addStore(db)
  const customer_id = await addCustomer(db, store, { host_db: 'ADP', cust_no: '5002' })
  const opptId = await addOpportunity(db, store, { customer_id })
  for (let count = 0; count < 120; count += 1)
    await addEntry(db, store, opptId, { created_at: at('2026-03-01T12:00:00.000Z') })
  const seen: string[] = []
  let after: string | null = null
  do {
    const part: Awaited<ReturnType<typeof timeline>> = await timeline(opptId, 'ADP5002', {
      stores: [store],
      ...(after === null ? {} : { after }),
    })
    seen.push(...part.list.map(({ eventId }) => eventId))
    after = part.after
  } while (after !== null)
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
  const query = { opptId, customerId: 'ADP5002', after: 'somewhere' }
  expect(await test.callAs({ roles: all, stores: [store] }, listTimeline, { query })).toMatchObject({
    left: { status: 400 },
  })
})
