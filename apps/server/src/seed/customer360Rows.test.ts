import { describe, expect, it } from 'vitest'
import { orderedDeals } from '@retain/domain/customer-360/dealOrder'
import { demoPeople } from '../identity/demoPeople'
import { at } from '../testing/testApp'
import { makeOpportunity } from './opportunity'
import type { StoreContext } from './seedRows'
import { seedStores, type SeedStore } from './seedStores'
import { staffOf } from './staff'
import { storeClock } from './storeClock'

const today = '2026-11-21'
const contextOf = (store: SeedStore): StoreContext => ({
  store,
  staff: staffOf(store, demoPeople),
  clock: storeClock(store.timeZone, today, at(`${today}T13:00:00.000Z`)),
})
const [first, second] = seedStores(2).map(contextOf)
if (first === undefined || second === undefined) throw new Error('The test has no stores')
const made = [first, second].map((context) =>
  Array.from({ length: 120 }, (_, index) => makeOpportunity(context, index)),
)
const rows = made.flat()

/** The first customer of a store who has a long past. */
const longPast = 16

describe('what came before', () => {
  it('is in one store of each group of deals, the earlier ones signed before the present one', () => {
    const one = made[0]?.[longPast]
    const present = one?.opportunity[0]
    expect(one?.pastDeal.map(({ deal_type, status_flg }) => [deal_type, status_flg])).toEqual([
      ['Cash', null],
      ['Lease', 'LEAM'],
      ['Finance', 'NLO'],
    ])
    for (const deal of rows.flatMap(({ pastDeal }) => pastDeal)) {
      const own = rows.find(({ pastDeal }) => pastDeal.includes(deal))?.opportunity.at(-1)
      expect(String(deal.contract_at) < String(own?.purchased_at)).toBe(true)
    }
    const listed = [...(one?.pastDeal ?? [])].map((deal) => ({
      custDealId: String(deal.past_deal_id),
      vehicle: { vin: deal.vin, year: null, make: null, model: null, trim: null, color: null, mileage: null },
      contractDate: deal.contract_at,
      dealType: deal.deal_type,
      statusFlg: deal.status_flg,
    }))
    const types = orderedDeals(listed, present?.vin ?? null).map(({ dealType }) => dealType)
    expect(types[0]).toBe('Cash')
  })

  it('lies for some of a second store in the store before it, under the number of the one host system', () => {
    const one = made[1]?.[longPast]
    const [own, there] = one?.customer ?? []
    expect([own?.hyperion_id, there?.hyperion_id]).toEqual(['BLR', 'HAR'])
    expect(there).toEqual({ ...own, hyperion_id: 'HAR', customer_id: there?.customer_id })
    expect(there?.customer_id).not.toBe(own?.customer_id)
    expect(one?.pastDeal.at(-1)).toMatchObject({ hyperion_id: 'HAR', customer_id: there?.customer_id })
  })
})

describe('repair orders', () => {
  const orders = rows.flatMap(({ repairOrder }) => repairOrder)
  const lines = rows.flatMap(({ repairOrderLine }) => repairOrderLine)

  it('come to what their work comes to, which is not known of one that is open without an amount', () => {
    expect(orders.length).toBeGreaterThan(100)
    for (const order of orders) {
      const work = lines.filter(({ repair_order_id }) => repair_order_id === order.repair_order_id)
      expect(work.length).toBeGreaterThan(0)
      const sum = work.reduce((total, { amount_cents }) => total + (amount_cents ?? 0), 0)
      expect(sum).toBe(order.ro_amount_cents ?? 0)
    }
  })

  it('have ids and numbers of their own, and hold the present one of every opportunity', () => {
    const idOf = ({ hyperion_id, repair_order_id }: (typeof orders)[number]) =>
      `${hyperion_id}/${repair_order_id}`
    expect(new Set(orders.map(idOf)).size).toBe(orders.length)
    const numbers = new Set(orders.map(({ vin, ro_number }) => `${vin}/${ro_number}`))
    expect(numbers.size).toBe(orders.length)
    for (const { opportunity, repairOrder } of rows) {
      const present = opportunity.at(-1)
      if (present?.ro_number)
        expect(repairOrder.map(({ ro_number }) => ro_number)).toContain(present.ro_number)
    }
  })
})

it('customers look at vehicles that stand in stock', () => {
  const views = rows.flatMap(({ vehicleView }) => vehicleView)
  expect(views.length).toBeGreaterThan(20)
  const stock = new Set(
    [first, second].flatMap((context) =>
      Array.from({ length: 301 }, (_, index) => makeOpportunity(context, index)).flatMap(({ stockVehicle }) =>
        stockVehicle.map(({ vin }) => vin),
      ),
    ),
  )
  for (const { vin } of views) expect(stock).toContain(vin)
})
