import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { quickSearchV2, searchLog } from '@retain/api-client/quick-search'
import { classifyQuery } from '@retain/domain/quick-search/classifyQuery'
import { quickSearchEndpoint } from '@retain/domain/work-log/searchEndpoints'
import { sortKey } from '@retain/domain/text/sortKey'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import {
  addCustomer,
  addOpportunity,
  addStore,
  type TestCustomer,
  type TestOpportunity,
} from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'
import type { TestPerson } from '../../testing/testTokens'

const test = withApp()

const callNames = ['searchLog', 'quickSearchV2'] as const
type CallName = (typeof callNames)[number]

type Body = Parameters<typeof quickSearchV2.body.encode>[0]

const ask = (person: TestPerson, call: CallName, body: Body) =>
  call === 'searchLog'
    ? test.callAs(person, searchLog, { body })
    : test.callAs(person, quickSearchV2, { body })

interface Query {
  readonly call?: CallName
  readonly orderBy?: LogColumnKey
  readonly pageNumber?: number
  readonly pageSize?: number
}

/** Searches as the web app does: what is typed is classified first. */
async function search(
  hyperionIds: readonly string[],
  typed: string,
  { call = 'searchLog', ...view }: Query = {},
) {
  const query = classifyQuery(typed)
  if (query === null) throw new Error('nothing is typed')
  const person = { roles: [generalAccess, 'Opportunity_Call_Center_Access'], stores: hyperionIds } as const
  const scope = { source: 'SRCHLOG', hyperionIds: hyperionIds.join(',') } as const
  const answer = await ask(person, call, { ...scope, ...query, ...view })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

const found = async (...parameters: Parameters<typeof search>): Promise<readonly string[]> =>
  (await search(...parameters)).data.list.map(({ customerName }) => customerName).sort()

/** Adds a customer with an opportunity, named alike. */
async function addBoth(
  hyperionId: string,
  customer_name: string,
  customer: TestCustomer,
  opportunity: TestOpportunity = {},
) {
  const customer_id = await addCustomer(test.db, hyperionId, customer)
  return addOpportunity(test.db, hyperionId, { customer_id, customer_name, ...opportunity })
}

async function storeWithNames(...names: readonly string[]) {
  const hyperionId = await addStore(test.db)
  for (const customer_name of names) await addOpportunity(test.db, hyperionId, { customer_name })
  return hyperionId
}

describe.each(callNames)('%s', (call) => {
  it('finds an email in any case, the customer’s own and the other one [L-417] [L-444]', async () => {
    const store = await addStore(test.db)
    await addBoth(store, 'Own', { email: 'Hana.Lee@Example.com' })
    await addBoth(store, 'Other', { email: 'x@example.com', ndd_email: 'hana.lee@example.com' })
    await addBoth(store, 'Longer', { email: 'ahana.lee@example.com' })
    expect(await found([store], 'HANA.lee@example.com', { call })).toEqual(['Other', 'Own'])
  })

  it('finds a phone in each of the three places, however it is stored', async () => {
    const store = await addStore(test.db)
    await addBoth(store, 'Mobile', { mobile_phone: '3055550100' })
    await addBoth(store, 'Home', { home_phone: '(305) 555-0100' })
    await addBoth(store, 'Work', { work_phone: '+1 305-555-0100' })
    await addBoth(store, 'Extension', { work_phone: '305-555-0100 Ext. 1234' })
    await addBoth(store, 'None', { mobile_phone: '3055550101' })
    expect(await found([store], '1 305 555 0100', { call })).toEqual(['Extension', 'Home', 'Mobile', 'Work'])
  })

  it('finds a VIN and a stock number in any case', async () => {
    const store = await addStore(test.db)
    await addOpportunity(test.db, store, { customer_name: 'Vin', vin: '1HGCM82633A004352' })
    await addOpportunity(test.db, store, { customer_name: 'Stock', replacement_stock_no: 'a1b2c3d4' })
    expect(await found([store], '1hgcm82633a004352', { call })).toEqual(['Vin'])
    expect(await found([store], 'S#A1B2C3D4', { call })).toEqual(['Stock'])
  })

  it('finds a name by its words, without case, accents and apostrophes [L-156] [L-514]', async () => {
    const names = [
      "O'Brien, Ann",
      'O’Brien, Zoë',
      'Obrien, Lee',
      'Brien, Kim',
      'Smith-Jones, Al',
      '100% Motors',
      '1000 Motors',
    ]
    const store = await storeWithNames(...names)
    expect(await found([store], "o'brien", { call })).toEqual(["O'Brien, Ann", 'Obrien, Lee', 'O’Brien, Zoë'])
    expect(await found([store], 'O’Brien, Zoe', { call })).toEqual(['O’Brien, Zoë'])
    expect(await found([store], 'ann o’brien', { call })).toEqual(["O'Brien, Ann"])
    expect(await found([store], 'jones', { call })).toEqual(['Smith-Jones, Al'])
    expect(await found([store], '100%', { call })).toEqual(['100% Motors'])
    expect(await found([store], '--', { call })).toEqual([])
  })

  it('leaves out what an owner change has replaced', async () => {
    const store = await addStore(test.db)
    await addOpportunity(test.db, store, { customer_name: 'Kim, Old', status_code: 'DUPE' })
    await addOpportunity(test.db, store, { customer_name: 'Kim, New' })
    expect(await found([store], 'kim', { call })).toEqual(['Kim, New'])
  })

  it('finds in all the stores that it names, in one order and in pages [L-157] [L-418]', async () => {
    const [one, two] = [await addStore(test.db), await addStore(test.db)]
    for (const [store, year] of [
      [one, 2020],
      [two, 2022],
      [one, 2021],
      [two, 2019],
    ] as const)
      await addOpportunity(test.db, store, { customer_name: 'Lee, Jo', year })
    const page = async (pageNumber: number) =>
      (await search([one, two], 'lee', { call, orderBy: 'year', pageNumber, pageSize: 3 })).data
    expect(await page(1)).toMatchObject({
      total: 4,
      page: 1,
      pageCount: 2,
      list: [2022, 2021, 2020].map((year) => ({ year })),
    })
    expect(await page(2)).toMatchObject({ total: 4, page: 2, pageCount: 2, list: [{ year: 2019 }] })
    expect(await page(3)).toMatchObject({ total: 4, page: 3, list: [] })
    expect((await search([one], 'lee', { call })).data.total).toBe(2)
  })

  it('refuses several stores to whoever is not of the call center, and a store of somebody else [S-233]', async () => {
    const stores = [await addStore(test.db), await addStore(test.db)]
    const body = {
      source: 'SRCHLOG',
      hyperionIds: stores.join(','),
      queryType: 'customerName',
      query: 'lee',
    } as const
    const callCenter = [generalAccess, 'Opportunity_Call_Center_Access'] as const
    expect(await ask({ roles: [generalAccess], stores }, call, body)).toMatchObject({
      left: { status: 403, code: 'permission' },
    })
    expect(await ask({ roles: callCenter, stores: stores.slice(1) }, call, body)).toMatchObject({
      left: { status: 403, code: 'store' },
    })
    const twice = { ...body, hyperionIds: `${stores[0]},${stores[0]}` }
    expect(await ask({ roles: [generalAccess], stores }, call, twice)).toMatchObject({ _tag: 'Right' })
  })

  it('leaves no text that was looked for in the log', async () => {
    const store = await storeWithNames('Verysecretname, Ann')
    await found([store], 'verysecretname', { call })
    expect(test.logged()).toContain('answered')
    expect(test.logged()).not.toMatch(/verysecretname/i)
  })
})

describe('of the two searches', () => {
  const named = async (typed: string, call: CallName, ...names: readonly string[]) =>
    found([await storeWithNames(...names)], typed, { call })

  it('the setting QuickSearchV2 chooses [L-233] [L-550]', () => {
    expect(quickSearchEndpoint({ QuickSearchV2: true }).path).toBe(quickSearchV2.path)
    expect(quickSearchEndpoint({ QuickSearchV2: false }).path).toBe(searchLog.path)
  })

  it.each([
    ['Smit', 'Smith, Graham H.'],
    ['scott chl', 'Scott, Chloe'],
    ['chl scott', 'Scott, Chloe'],
    ['Graham Smith', 'Smith, Graham H.'],
    ['h. smith', 'Smith, Graham H.'],
    ["o'b zo", 'O’Brien, Zoë'],
    ['jon', 'Smith-Jones, Al'],
    ['100%', '100% Motors'],
  ])('the newer one finds beginnings of words in any order: %s [S-232]', async (typed, name) => {
    expect(await named(typed, 'quickSearchV2', name, 'Castle, Ann')).toEqual([name])
  })

  it.each([
    ['mith', 'Smith, Graham H.'],
    ['smith graham x', 'Smith, Graham H.'],
    ['loe', 'Scott, Chloe'],
    ['00%', '100% Motors'],
  ])(
    'the newer one finds no word by its middle or end, and needs all of them: %s [S-232]',
    async (typed, name) => {
      expect(await named(typed, 'quickSearchV2', name)).toEqual([])
    },
  )

  it('the older one finds whole words in their order [S-232]', async () => {
    const store = await storeWithNames('Castellanos, Hana Maria', 'Castle, Ann')
    const names = await Promise.all(
      ['castel', 'maria castellanos', 'hana castellanos', 'hana maria castellanos'].map((typed) =>
        found([store], typed, { call: 'searchLog' }),
      ),
    )
    // A name is stored with the family name first, and is found by it at either end.
    expect(names).toEqual([[], ['Castellanos, Hana Maria'], [], ['Castellanos, Hana Maria']])
  })
})

it('a call-centre agent can tell the stores apart: each row names its own, and is sorted by it [L-157] [L-316]', async () => {
  const named = (name: string) => addStore(test.db, { name, name_sort: sortKey(name) })
  const [north, south] = [await named('North Loop'), await named('Harborview')]
  for (const hyperionId of [north, south, north])
    await addOpportunity(test.db, hyperionId, { customer_name: 'Lee, Jo', selling_store_name: 'Lone Mesa' })
  const { list } = (await search([north, south], 'lee', { orderBy: 'opptStoreName' })).data
  expect(list.map(({ opptStoreName, hyperionId }) => [opptStoreName, hyperionId])).toEqual([
    ['North Loop', north],
    ['North Loop', north],
    ['Harborview', south],
  ])
})

it('a text without its type is refused, and so is an unknown type', async () => {
  const store = await addStore(test.db)
  const person = { roles: [generalAccess], stores: [store] }
  const scope = { source: 'SRCHLOG', hyperionIds: store } as const
  expect(await test.callAs(person, searchLog, { body: { ...scope, query: 'lee' } })).toMatchObject({
    left: { status: 400, fieldErrors: [{ field: 'queryType' }] },
  })
  expect(await test.callAs(person, searchLog, { body: { ...scope, queryType: 'vin' } })).toMatchObject({
    left: { status: 400, fieldErrors: [{ field: 'query' }] },
  })
})

it('without a text the filters find, in all the stores that it names [L-550]', async () => {
  const stores = [await addStore(test.db), await addStore(test.db)]
  for (const hyperionId of stores)
    for (const year of [2019, 2021])
      await addOpportunity(test.db, hyperionId, { customer_name: `${year}`, year })
  const person = { roles: [generalAccess, 'Opportunity_Call_Center_Access'], stores } as const
  const scope = { source: 'SRCHLOG', hyperionIds: stores.join(',') } as const
  expect(await test.callAs(person, searchLog, { body: { ...scope, yearFrom: 2020 } })).toMatchObject({
    right: { data: { total: 2, list: [{ customerName: '2021' }, { customerName: '2021' }] } },
  })
  expect(await test.callAs(person, searchLog, { body: { ...scope, aprFrom: 9, aprTo: 2 } })).toMatchObject({
    left: { status: 400 },
  })
})

describe('of more than 2000', () => {
  it('the first 2000 are the list, whatever the page size, and it is said that more match [L-232] [L-549]', async () => {
    const store = await addStore(test.db)
    const rows = Array.from({ length: 2_003 }, (_row, at) => ({
      hyperion_id: store,
      customer_id: at,
      customer_name: 'Crowd, Ann',
      customer_name_sort: 'crowd, ann',
      status_code: 'NEW' as const,
      status_sort: 'new',
      year: at,
    }))
    await test.db.insertInto('opportunity').values(rows.slice(0, 1_000)).execute()
    await test.db.insertInto('opportunity').values(rows.slice(1_000, 2_000)).execute()

    const exactly = await search([store], 'crowd')
    expect(exactly).toMatchObject({ data: { total: 2000, pageCount: 40 } })
    expect(exactly.meta).not.toHaveProperty('capped')

    await test.db.insertInto('opportunity').values(rows.slice(2_000)).execute()
    const last = await search([store], 'crowd', { orderBy: 'year', pageNumber: 40 })
    expect(last).toMatchObject({ data: { total: 2000, pageCount: 40 }, meta: { capped: true } })
    expect(last.data.list.map(({ year }) => year)).toEqual(Array.from({ length: 50 }, (_row, at) => 52 - at))
    expect((await search([store], 'crowd', { pageNumber: 41 })).data.list).toEqual([])

    const all = await search([store], 'crowd', { orderBy: 'year', pageSize: 10_000 })
    expect(all).toMatchObject({ data: { total: 2000, pageCount: 1 }, meta: { capped: true } })
    expect(all.data.list).toHaveLength(2000)
    expect(all.data.list.at(-1)?.year).toBe(3)
  })
})
