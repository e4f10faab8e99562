import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { callPage } from '@retain/api-client/kernel/pageStream'
import { logRow, searchLogs } from '@retain/api-client/work-log'
import { utc } from '@retain/domain/calendar/storeOffset'
import { toCents } from '@retain/domain/money/money'
import { generalAccess, permissions } from '@retain/domain/session/user/permissions'
import { sortDirections } from '@retain/domain/sorting/sortDirection'
import { logColumnKeys } from '@retain/domain/work-log/columns/columnKeys'
import { cellText } from '@retain/domain/work-log/rows/cells/cells'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { orderRows } from '@retain/domain/work-log/rows/rowOrder'
import { addOpportunity, addStore, type TestOpportunity } from '../../testing/fixtures'
import { readSlowly } from '../../testing/slowReader'
import { at, transportTo, withApp } from '../../testing/testApp'

const test = withApp()

async function storeWith(...opportunities: readonly TestOpportunity[]) {
  const hyperionId = await addStore(test.db)
  const ids: string[] = []
  for (const fields of opportunities) ids.push(await addOpportunity(test.db, hyperionId, fields))
  return { hyperionId, ids }
}

async function search(hyperionId: string, query: Omit<Parameters<typeof bodyOf>[1], never> = {}) {
  const person = { roles: [generalAccess], stores: [hyperionId] }
  const answer = await test.callAs(person, searchLogs, { body: bodyOf(hyperionId, query) })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const bodyOf = (
  hyperionId: string,
  query: {
    orderBy?: (typeof logColumnKeys)[number]
    orderDirection?: (typeof sortDirections)[number]
    pageNumber?: number
    pageSize?: number
    showAll?: boolean
  },
) => ({ source: 'EQLOG' as const, hyperionId, ...query })

const idsOf = (rows: readonly LogRow[]) => rows.map(({ opptId }) => opptId)

/** Opportunities that differ in every column, some of them empty. */
const assorted: readonly TestOpportunity[] = [
  {
    customer_name: 'Élan, Zoë',
    deal_type: 'Lease',
    equity_cents: 250_00,
    payment_difference_finance_cents: -10_50,
    payment_difference_lease_cents: 0,
    last_action: 'OUT_CALL',
    lender: 'Ally',
    make_name: 'Ford',
    model_name: 'F-150',
    year: 2021,
    vehicle_mileage: 12_000,
    new_used: 'New',
    note: 'call back',
    owner_name: 'Jordan Mills',
    selling_store_name: 'Harborview',
    payments_left: 3,
    predictive_score: 80,
    ro_amount_cents: 99_99,
    ro_at: at('2026-03-01T10:00:00.000Z'),
    scan: true,
    status_code: 'IPCM',
    appt_at: at('2026-03-20T10:00:00.000Z'),
    apr: 4.9,
    last_contact_at: at('2026-03-02T10:00:00.123Z'),
    current_payment_cents: 400_00,
    service_advisor_name: 'Ana',
    warranty_icon: 2,
  },
  {
    customer_name: 'elan, adam',
    deal_type: 'Finance',
    equity_cents: -100,
    last_action: 'IN_EMAIL',
    lender: 'ally',
    make_name: 'Chevrolet',
    model_name: 'F-15',
    year: 2019,
    new_used: 'Used',
    note: 'Ähnlich',
    payments_left: 40,
    predictive_score: 7,
    status_code: 'LEADSENT',
    compass_status: 'Working',
    apr: 0,
    warranty_icon: 14,
  },
  { customer_name: 'Baker', status_code: 'NLO' },
  {
    customer_name: 'Baker',
    equity_cents: 250_00,
    deal_type: 'Cash',
    model_name: 'F-1500',
    status_code: 'DNC',
  },
  { customer_name: '', note: '', lender: '', scan: true },
  // What these hold is not shown: payment differences of cash and conquest deals, scores, warranties and actions without an icon.
  {
    deal_type: 'Cash',
    payment_difference_finance_cents: -900_00,
    payment_difference_lease_cents: 900_00,
    predictive_score: 11,
    last_action: 'NOTE',
    warranty_icon: 15,
  },
  {
    deal_type: 'Conquest',
    deal_type_code: 'ConquestLease',
    payment_difference_finance_cents: 900_00,
    payment_difference_lease_cents: -900_00,
    predictive_score: 0,
    last_action: 'PRINT',
    apr: 99,
    warranty_icon: 0,
  },
  { deal_type: 'Finance', deal_type_code: 'ConquestFinance', payment_difference_finance_cents: 1_00 },
]

describe('searchLogs', () => {
  it('answers the page of the contract with every field of a row [L-287] [L-288] [L-295] [L-296] [L-297] [L-298] [L-299] [L-378] [L-379] [L-380] [L-381] [L-443] [L-551] [L-562]', async () => {
    const { hyperionId, ids } = await storeWith({
      customer_name: 'Meyer, Ana',
      full_name: 'Ana Meyer',
      status_code: 'IPCM',
      equity_cents: 1_234_56,
      apr: 4.9,
      deal_type: 'Conquest',
      deal_type_code: 'ConquestLease',
      compass_status: 'Working',
      compass_status_description: 'A lead is worked on',
      scanned_at: at('2026-03-15T10:00:00.000Z'),
      service_hyperion_id: 'SVC',
      last_contact_at: at('2026-03-02T10:00:00.123Z'),
      locked_by_user_name: 'dana.baker',
      locked_by_name: 'Dana Baker',
      locked_at: at('2026-03-16T15:00:00.000Z'),
    })
    const page = await search(hyperionId)
    expect(page).toMatchObject({ total: 1, page: 1, pageCount: 1 })
    expect(page.list[0]).toMatchObject({
      opptId: ids[0],
      hyperionId,
      customerName: 'Meyer, Ana',
      fullName: 'Ana Meyer',
      equityAmount: toCents(1_234_56),
      apr: 4.9,
      contactDate: '2026-03-02T10:00:00.123Z',
      status: 'In Process - Contact Made',
      statusCode: 'IPCM',
      dealType: 'Conquest',
      dealTypeCode: 'ConquestLease',
      compassStatus: 'Working',
      compassStatusDescription: 'A lead is worked on',
      scanDate: '2026-03-15T10:00:00.000Z',
      serviceStoreHyperionId: 'SVC',
      note: null,
      isLocked: true,
      lockedUserId: 'dana.baker',
      lockedBy: 'Dana Baker',
      lockedDT: '2026-03-16T15:00:00.000Z',
      lockedDate: '2026-03-16T15:00:00.000Z',
      isCustomerLocked: false,
      flaggedUser: null,
      rowVersion: 1,
    })
  })

  it('answers an empty list with no page [L-562]', async () => {
    const { hyperionId } = await storeWith()
    expect(await search(hyperionId)).toEqual({ list: [], total: 0, page: 1, pageCount: 0 })
  })

  it('starts with the highest equity, and ties by id [L-602]', async () => {
    const { hyperionId, ids } = await storeWith(
      { equity_cents: 100 },
      { equity_cents: 300 },
      {},
      { equity_cents: 300 },
      { equity_cents: -5 },
    )
    const [a, b, c, d, e] = ids
    expect(idsOf((await search(hyperionId)).list)).toEqual([b, d, a, e, c])
  })

  it.each(logColumnKeys.flatMap((key) => sortDirections.map((direction) => [key, direction] as const)))(
    'sorts by %s %s as the browser does, empty values last [L-604]',
    async (orderBy, orderDirection) => {
      const { hyperionId } = await storeWith(...assorted, ...assorted)
      const { list } = await search(hyperionId, { orderBy, orderDirection })
      expect(list).toHaveLength(2 * assorted.length)
      expect(idsOf(list)).toEqual(idsOf(orderRows([...list].reverse(), { orderBy, orderDirection })))
      const texts = list.map((row) => cellText(orderBy, row, utc))
      const filled = texts.filter((text) => text !== '').length
      expect(texts.slice(filled).filter((text) => text !== '')).toEqual([])
    },
  )

  it('puts what a cell does not show last in both directions: Score 11, differences of cash and conquest [L-604]', async () => {
    const { hyperionId, ids } = await storeWith(
      { predictive_score: 11, deal_type: 'Cash', payment_difference_finance_cents: -5_00 },
      { predictive_score: 2, deal_type: 'Finance', payment_difference_finance_cents: 3_00 },
      { predictive_score: 9, deal_type: 'Lease', payment_difference_finance_cents: 1_00 },
      { deal_type: 'Conquest', payment_difference_finance_cents: 900_00 },
    )
    const [a, b, c, d] = ids
    const by = async (
      orderBy: (typeof logColumnKeys)[number],
      orderDirection: (typeof sortDirections)[number],
    ) => idsOf((await search(hyperionId, { orderBy, orderDirection })).list)
    expect(await by('predictiveScore', 'desc')).toEqual([c, b, a, d])
    expect(await by('predictiveScore', 'asc')).toEqual([b, c, a, d])
    expect(await by('paymentDifferenceFinance', 'desc')).toEqual([b, c, a, d])
    expect(await by('paymentDifferenceFinance', 'asc')).toEqual([c, b, a, d])
  })

  it("names the opportunity's store, not the one that sold the vehicle [L-316]", async () => {
    const { hyperionId } = await storeWith({ selling_store_name: 'Peachtree Crossing Imports' })
    const { name } = await test.db
      .selectFrom('store')
      .select('name')
      .where('hyperion_id', '=', hyperionId)
      .executeTakeFirstOrThrow()
    expect((await search(hyperionId)).list[0]?.opptStoreName).toBe(name)
  })

  it('never shows a row on two pages, and pages beyond the end are empty [L-604]', async () => {
    const { hyperionId, ids } = await storeWith(...Array.from({ length: 7 }, () => ({ year: 2020 })))
    const pages = [1, 2, 3].map((pageNumber) =>
      search(hyperionId, { orderBy: 'year', pageNumber, pageSize: 3 }),
    )
    const [first, second, third] = await Promise.all(pages)
    expect([first, second, third].flatMap((page) => idsOf(page?.list ?? []))).toEqual(ids)
    const beyond = await search(hyperionId, { pageNumber: 9, pageSize: 3 })
    expect(beyond).toEqual({ list: [], total: 7, page: 9, pageCount: 3 })
  })

  it('leaves duplicates out', async () => {
    const { hyperionId, ids } = await storeWith({ status_code: 'DUPE' }, { status_code: 'NEW' })
    const page = await search(hyperionId)
    expect(idsOf(page.list)).toEqual([ids[1]])
    expect(page.total).toBe(1)
  })

  it('shows rows of the asked store only [L-007] [L-466]', async () => {
    const { hyperionId } = await storeWith({})
    await storeWith({}, {})
    expect((await search(hyperionId)).total).toBe(1)
  })

  it('answers the same whatever else somebody may do [L-468]', async () => {
    const { hyperionId } = await storeWith({}, { status_code: 'NLO' })
    const all = { roles: permissions, stores: [hyperionId] }
    const answer = await test.callAs(all, searchLogs, { body: bodyOf(hyperionId, {}) })
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
    expect(answer.right.data).toEqual(await search(hyperionId))
  })

  it('says when another opportunity of the customer is locked', async () => {
    const { hyperionId, ids } = await storeWith(
      { customer_id: 900_001 },
      { customer_id: 900_001, locked_by_user_name: 'dana.baker' },
      { customer_id: 900_002, locked_by_user_name: 'dana.baker' },
    )
    const { list } = await search(hyperionId)
    const locked = list.filter(({ isCustomerLocked }) => isCustomerLocked)
    expect(idsOf(locked)).toEqual([ids[0]])
  })

  it('joins the names of those who flagged a customer [L-290]', async () => {
    const { hyperionId, ids } = await storeWith({})
    const flag = { hyperion_id: hyperionId, oppt_id: ids[0] ?? '', flagged_by: 'dana.baker' }
    await test.db.insertInto('app_user').values({ user_name: 'flag.one', full_name: 'Flora One' }).execute()
    await test.db
      .insertInto('opportunity_flag')
      .values([
        { ...flag, user_name: 'nobody.known', flagged_at: at('2026-03-02T00:00:00.000Z') },
        { ...flag, user_name: 'flag.one', flagged_at: at('2026-03-01T00:00:00.000Z') },
      ])
      .execute()
    expect((await search(hyperionId)).list[0]?.flaggedUser).toBe('Flora One,nobody.known')
  })
})

describe('a long page', () => {
  it('is sent row by row as one JSON document, the same rows as page by page', async () => {
    const hyperionId = await addStore(test.db)
    const rows = Array.from({ length: 1_203 }, (_, number) => ({
      hyperion_id: hyperionId,
      customer_id: number,
      customer_name: `Customer "${number}"\n`,
      customer_name_sort: `customer ${number}`,
      status_code: 'NEW' as const,
      status_sort: 'new',
      equity_cents: (number * 7919) % 5_000,
    }))
    await test.db.insertInto('opportunity').values(rows).execute()

    const token = await test.issuer.tokenFor({ roles: [generalAccess], stores: [hyperionId] })
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/opportunity/search/logs',
      headers: { authorization: `Bearer ${token}` },
      payload: bodyOf(hyperionId, { showAll: true }),
    })
    const lines = answer.body.split('\n')
    expect(lines).toHaveLength(1_205)
    expect(lines[0]).toBe('{"data":{"list":[')
    expect(JSON.parse(lines[7]?.replace(/,$/, '') ?? '')).toHaveProperty('opptId')
    const document = answer.json<{
      data: { total: number; pageCount: number }
      meta: { requestId: string }
    }>()
    expect(document.data).toMatchObject({ total: 1_203, page: 1, pageCount: 1 })
    expect(document.meta.requestId).toBe(answer.headers['x-request-id'])

    const chunks: LogRow[][] = []
    const streamed = await callPage(
      searchLogs,
      logRow,
      { body: bodyOf(hyperionId, { pageSize: 10_000 }) },
      transportTo(test.app, token),
      (chunk) => chunks.push([...chunk]),
    )()
    expect(E.isRight(streamed)).toBe(true)
    const whole = [
      ...(await search(hyperionId, { pageSize: 500, pageNumber: 1 })).list,
      ...(await search(hyperionId, { pageSize: 500, pageNumber: 2 })).list,
      ...(await search(hyperionId, { pageSize: 500, pageNumber: 3 })).list,
    ]
    expect(chunks.flat()).toEqual(whole)
  })

  it('is legal when nothing is on it', async () => {
    const hyperionId = await addStore(test.db)
    expect(await search(hyperionId, { pageSize: 501 })).toEqual({ list: [], total: 0, page: 1, pageCount: 0 })
  })

  it('gives the database back when the client goes away', async () => {
    const { hyperionId } = await storeWith({}, {}, {})
    const token = await test.issuer.tokenFor({ roles: [generalAccess], stores: [hyperionId] })
    const address = await test.app.listen({ port: 0 })
    const body = bodyOf(hyperionId, { showAll: true })
    const { leave } = await readSlowly(`${address}/api/opportunity/search/logs`, token, body)
    await leave()
    expect((await search(hyperionId)).total).toBe(3)
  })
})
