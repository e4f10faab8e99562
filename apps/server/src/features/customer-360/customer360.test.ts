import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  getDealInfo360,
  listAppraisals360,
  listCustomers360,
  listDeals360,
  listSearchHistory,
  listViewHistory,
} from '@retain/api-client/customer-360'
import type { CallInput } from '@retain/api-client/kernel/request'
import type { Endpoint } from '@retain/api-client/kernel/endpoint'
import { listProtectionProducts } from '@retain/api-client/products'
import { getRoHistory, getRoLineItems } from '@retain/api-client/repair-orders'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { addAppraisal, addPastDeal, addRepairOrder } from '../../testing/addCustomer360'
import { addCustomer, addOpportunity, addStore } from '../../testing/fixtures'
import { at, withApp } from '../../testing/testApp'

const test = withApp()

const access: readonly Permission[] = [generalAccess, 'CanView360 Access']
const all: readonly Permission[] = [...access, 'CanView360 Numbers', 'CanView360 View Deal Info']

/** A store whose customer has an opportunity, known to the host system by a number of this test's own. */
async function customerOf(custNo: string, deal: Parameters<typeof addOpportunity>[2] = {}) {
  const store = await addStore(test.db)
  const host = { host_db: 'ADP', cust_no: custNo }
  const customer_id = await addCustomer(test.db, store, {
    ...host,
    first_name: 'Hana',
    last_name: 'Castellanos',
    email: 'hana.c@example.com',
    email3: 'hc@example.org',
    mobile_phone: '5550140182',
    work_phone: '5550140199',
    co_buyer: 'Castellanos, Luis',
    address: '2210 Monroe Street',
    address2: 'Apt 4',
    city: 'Madison',
    state: 'WI',
    zip_code: '53711',
  })
  const opptId = await addOpportunity(test.db, store, { customer_id, vin: `VIN${custNo}`, ...deal })
  return { store, host, customer_id, opptId, customerId: `ADP${custNo}` }
}

async function ask<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  input: CallInput<P, Q, B>,
  stores: readonly string[],
  roles = all,
): Promise<A> {
  const answer = await test.callAs({ roles, stores }, endpoint, input)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const statusOf = async <P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  input: CallInput<P, Q, B>,
  stores: readonly string[],
  roles = all,
) => {
  const answer = await test.callAs({ roles, stores }, endpoint, input)
  return E.isLeft(answer) && answer.left.kind === 'http' ? answer.left.status : 200
}

describe('the customer', () => {
  it('is answered with address, phones, emails, co-buyer and the joined id [O-349] [O-350] [O-351] [O-352] [O-353] [O-482]', async () => {
    const { store, opptId } = await customerOf('104482', { has_recall: true, used_classification: '5 - CPO' })
    expect(await ask(listCustomers360, { query: { opptId } }, [store])).toEqual([
      {
        customerId: 'ADP104482',
        hostDB: 'ADP',
        custNo: '104482',
        firstName: 'Hana',
        lastName: 'Castellanos',
        fullName: 'Castellanos, Hana',
        coBuyer: 'Castellanos, Luis',
        address: {
          address: '2210 Monroe Street',
          address2: 'Apt 4',
          city: 'Madison',
          state: 'WI',
          zipCode: '53711',
        },
        phones: ['5550140182', '5550140199'],
        email1: 'hana.c@example.com',
        email2: null,
        email3: 'hc@example.org',
        employeeIndicator: null,
        indicators: { doNotContact: false, recall: 'YES', historyCondition: null, warranty: '5 - CPO' },
        lifetimeService: null,
      },
    ])
  })

  it('of a store whose host system has told no number is one of the store’s own', async () => {
    const store = await addStore(test.db)
    const customer_id = await addCustomer(test.db, store)
    const opptId = await addOpportunity(test.db, store, { customer_id, status_code: 'DNC' })
    const [customer] = await ask(listCustomers360, { query: { opptId } }, [store])
    expect(customer?.customerId).toBe(`${store}-${customer_id}`)
    expect(customer?.indicators?.doNotContact).toBe(true)
    const query = { opptId, customerId: customer?.customerId ?? '' }
    expect(await ask(listDeals360, { query }, [store])).toHaveLength(1)
  })
})

describe('the deals', () => {
  it('are those of every store of the caller, and of no other [O-354] [O-483]', async () => {
    const { store, host, opptId, customerId } = await customerOf('7001', {
      deal_type: 'Conquest',
      deal_type_code: 'ConquestLease',
      purchased_at: at('2024-02-17T16:00:00.000Z'),
      selling_hyperion_id: 'OTHER',
      selling_store_name: 'Elsewhere',
      year: 2021,
    })
    const sister = await addStore(test.db, { name: 'Northgate' })
    const there = await addCustomer(test.db, sister, host)
    const pastDealId = await addPastDeal(test.db, sister, there, {
      vin: 'OLD',
      deal_type: 'Finance',
      status_flg: 'NLO',
      co_buyer: 'Castellanos, Luis',
      selling_hyperion_id: sister,
    })
    const query = { opptId, customerId }
    const own = await ask(listDeals360, { query }, [store])
    expect(own).toEqual([
      {
        custDealId: `D-${opptId}`,
        opptId,
        vehicle: {
          vin: 'VIN7001',
          year: 2021,
          make: null,
          model: null,
          trim: null,
          color: null,
          mileage: null,
        },
        contractDate: '2024-02-17T16:00:00.000Z',
        dealType: 'ConquestLease',
        statusFlg: 'NEW',
        coBuyer: 'Castellanos, Luis',
        sellingStoreHyperionId: 'OTHER',
        sellingStoreName: 'Elsewhere',
      },
    ])
    const both = await ask(listDeals360, { query }, [store, sister])
    expect(both[1]).toMatchObject({
      custDealId: `P-${pastDealId}`,
      opptId: null,
      statusFlg: 'NLO',
      sellingStoreName: 'Northgate',
    })
  })

  it('leave out what was replaced by another opportunity, and who only may become a customer', async () => {
    const { store, customer_id, opptId, customerId } = await customerOf('7002')
    await addOpportunity(test.db, store, { customer_id, status_code: 'DUPE' })
    await addOpportunity(test.db, store, { customer_id, deal_type: 'Candidate' })
    const deals = await ask(listDeals360, { query: { opptId, customerId } }, [store])
    expect(deals.map((deal) => deal.opptId)).toEqual([opptId])
  })

  it('of another customer than that of the opportunity are not found', async () => {
    const { store, opptId } = await customerOf('7003')
    const other = await customerOf('7004')
    const query = { opptId, customerId: other.customerId }
    expect(await statusOf(listDeals360, { query }, [store, other.store])).toBe(404)
    const foreign = { params: { custDealId: `D-${other.opptId}` }, query: { opptId } }
    expect(await statusOf(getDealInfo360, foreign, [store, other.store])).toBe(404)
    expect(await statusOf(listAppraisals360, foreign, [store, other.store])).toBe(404)
  })
})

describe('the parts of a deal', () => {
  const deal = {
    price_cents: 27_900_00,
    current_payment_cents: 436_00,
    apr: 4.2,
    original_term: 72,
    lender: 'Honda Financial',
    payoff_cents: 15_869_00,
  }

  it('have no amount, rate or payment without CanView360 Numbers [O-355] [O-425] [OP-115]', async () => {
    const { store, customer_id, opptId } = await customerOf('8001', deal)
    const pastDealId = await addPastDeal(test.db, store, customer_id, { vin: 'OLD' })
    await test.db
      .insertInto('past_deal_product')
      .values({
        hyperion_id: store,
        past_deal_id: pastDealId,
        place: 1,
        product_name: 'GAP',
        price_cents: 695_00,
      })
      .execute()
    await addAppraisal(test.db, store, {
      vin: 'VIN8001',
      appraised_at: at('2026-03-10T12:00:00.000Z'),
      source: 'AN',
      value_cents: 24_350_00,
      mileage: 41_208,
    })
    const custDealId = `D-${opptId}`
    const ofDeal = { params: { custDealId }, query: { opptId } }
    const ofPast = { query: { opptId, custDealId: `P-${pastDealId}` } }
    const hidden: readonly Permission[] = [...access, 'CanView360 View Deal Info']

    const info = {
      price: 27_900_00,
      payment: 436_00,
      rate: 4.2,
      term: 72,
      lender: deal.lender,
      payoff: 15_869_00,
    }
    expect(await ask(getDealInfo360, ofDeal, [store])).toEqual(info)
    expect(await ask(getDealInfo360, ofDeal, [store], hidden)).toEqual({
      ...info,
      price: null,
      payment: null,
      rate: null,
      payoff: null,
    })
    const appraisal = {
      appraisalDate: '2026-03-10T12:00:00.000Z',
      source: 'AN',
      value: 24_350_00,
      mileage: 41_208,
    }
    expect(await ask(listAppraisals360, ofDeal, [store])).toEqual([appraisal])
    expect(await ask(listAppraisals360, ofDeal, [store], hidden)).toEqual([{ ...appraisal, value: null }])
    const product = { productCode: null, productName: 'GAP', price: 695_00, term: null }
    expect((await ask(listProtectionProducts, ofPast, [store])).list).toEqual([product])
    expect((await ask(listProtectionProducts, ofPast, [store], hidden)).list).toEqual([
      { ...product, price: null },
    ])
  })

  it('are refused without their permissions [O-424] [O-426]', async () => {
    const { store, opptId, customerId } = await customerOf('8002', deal)
    const custDealId = `D-${opptId}`
    expect(
      await statusOf(getDealInfo360, { params: { custDealId }, query: { opptId } }, [store], access),
    ).toBe(403)
    expect(await statusOf(listDeals360, { query: { opptId, customerId } }, [store], [generalAccess])).toBe(
      403,
    )
    const products = { query: { opptId, custDealId } }
    expect(await statusOf(listProtectionProducts, products, [store], [generalAccess])).toBe(403)
    expect((await ask(listProtectionProducts, products, [store], access)).list).toEqual([])
  })
})

describe('repair orders', () => {
  it('are the visits of a vehicle in the caller’s stores, with the work of each [O-358] [O-480] [O-481]', async () => {
    const { store, opptId } = await customerOf('9001')
    const [sister, foreign] = [await addStore(test.db), await addStore(test.db)]
    const vin = 'VIN9001'
    const brakes = await addRepairOrder(
      test.db,
      store,
      {
        vin,
        ro_number: '618204',
        ro_at: at('2026-03-15T12:00:00.000Z'),
        ro_status: 'Open',
        ro_amount_cents: 284_00,
        mileage: 41_208,
      },
      [
        { description: 'Brake inspection', op_code: 'BRK', amount_cents: 0 },
        { description: 'Oil and filter', op_code: 'LOF', amount_cents: 118_00 },
        { description: 'Wiper blades', op_code: null, amount_cents: 166_00 },
      ],
    )
    await addRepairOrder(test.db, sister, {
      vin,
      ro_number: '571204',
      ro_at: at('2025-04-19T12:00:00.000Z'),
      ro_amount_cents: 1_126_00,
    })
    await addRepairOrder(test.db, foreign, { vin, ro_number: '1', ro_amount_cents: 1_00 })

    const ofVehicle = { query: { opptId, vin: 'vin-9001' } }
    expect(await ask(getRoHistory, ofVehicle, [store, sister])).toEqual({
      vin,
      roSummary: { lastRoDate: '2026-03-15T12:00:00.000Z', visits: 2, total: 1_410_00 },
      roHistory: [
        {
          roNumber: '618204',
          roDate: '2026-03-15T12:00:00.000Z',
          roStatus: 'Open',
          roTagNumber: null,
          roAmount: 284_00,
          work: 'Brake inspection, oil and filter',
          mileage: 41_208,
          lineItemId: brakes,
        },
        {
          roNumber: '571204',
          roDate: '2025-04-19T12:00:00.000Z',
          roStatus: null,
          roTagNumber: null,
          roAmount: 1_126_00,
          work: null,
          mileage: null,
          lineItemId: null,
        },
      ],
    })
    const hidden = await ask(getRoHistory, ofVehicle, [store, sister], access)
    expect([hidden.roSummary.total, hidden.roHistory[0]?.roAmount]).toEqual([null, null])
    const [customer] = await ask(listCustomers360, { query: { opptId } }, [store, sister])
    expect(customer?.lifetimeService).toBe(1_410_00)
    const [withoutNumbers] = await ask(listCustomers360, { query: { opptId } }, [store, sister], access)
    expect(withoutNumbers?.lifetimeService).toBeNull()

    const ofOrder = { params: { id: brakes }, query: { opptId } }
    const items = await ask(getRoLineItems, ofOrder, [store])
    expect(items[1]).toEqual({
      lineItemId: '2',
      description: 'Oil and filter',
      opCode: 'LOF',
      amount: 118_00,
    })
    expect((await ask(getRoLineItems, ofOrder, [store], access)).map(({ amount }) => amount)).toEqual([
      null,
      null,
      null,
    ])
    const elsewhere = await customerOf('9002')
    expect(
      await statusOf(getRoLineItems, { ...ofOrder, query: { opptId: elsewhere.opptId } }, [elsewhere.store]),
    ).toBe(404)
  })
})

it('what a customer looked at and searched for is answered with its VINs [O-359] [O-484] [O-486]', async () => {
  const { store, customer_id, opptId, customerId } = await customerOf('9003')
  const row = { hyperion_id: store, customer_id, vin: '5TDKZ3DC2JS123456' }
  const moment = at('2026-03-10T12:00:00.000Z')
  await test.db
    .insertInto('vehicle_view')
    .values({ ...row, viewed_at: moment, year: 2026, make_name: 'Toyota', model_name: 'RAV4' })
    .execute()
  await test.db
    .insertInto('vehicle_search')
    .values({ ...row, searched_at: moment, criteria: 'Toyota, up to $35,000' })
    .execute()
  const query = { opptId, customerId }
  expect(await ask(listViewHistory, { query }, [store])).toEqual([
    { vin: row.vin, viewedDate: moment, year: 2026, make: 'Toyota', model: 'RAV4' },
  ])
  expect(await ask(listSearchHistory, { query }, [store])).toEqual([
    { vin: row.vin, searchDate: moment, criteria: 'Toyota, up to $35,000' },
  ])
})
