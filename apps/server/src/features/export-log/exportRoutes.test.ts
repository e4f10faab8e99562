import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { equityLog, exportsOf, person, type ExportBody } from '../../testing/exports'
import { addOpportunity } from '../../testing/fixtures'
import { readSlowly } from '../../testing/slowReader'
import { at, withApp } from '../../testing/testApp'
import type { TestPerson } from '../../testing/testTokens'

const test = withApp()
const { ask, fileOf, storeWith, storeOf } = exportsOf(test)

describe('the file of a log', () => {
  it('has the columns of the user in their order, as the log shows them, and is named by log, store and day', async () => {
    const { hyperionId } = await storeWith(
      {
        customer_name: 'Meyer, Ana',
        deal_type: 'Lease',
        equity_cents: 1_234_56,
        apr: 4.9,
        vehicle_mileage: 54_321,
        ro_at: at('2026-03-01T03:30:00.000Z'),
        last_contact_at: at('2026-03-02T03:00:00.000Z'),
      },
      { customer_name: 'Baker, Omar', deal_type: 'Cash', payment_difference_lease_cents: 5_00, apr: 3.9 },
    )
    const file = await fileOf(
      equityLog(
        hyperionId,
        [
          'roDateTime',
          'customerName',
          'equityAmount',
          'apr',
          'paymentDifferenceLease',
          'vehicleMileage',
          'contactDate',
        ],
        { search: { orderBy: 'customerName', orderDirection: 'desc' } },
      ),
    )
    expect(file.name).toBe(`equity-log-${hyperionId}-2026-03-16.csv`)
    expect([...file.bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(file.labels).toBe('RO Date,Customer,Equity,APR,Pmt Diff Lease,Mileage,Last Contact')
    expect(file.lines).toEqual([
      '02/28/26 10:30 pm,"Meyer, Ana",1234.56,,,54321,03/01/26',
      ',"Baker, Omar",,3.9,,,',
    ])
    expect({ rowCount: file.rowCount, isCapped: file.isCapped }).toEqual({ rowCount: 2, isCapped: false })
  })

  it('runs no formula and keeps every name whole', async () => {
    const names = [
      '=HYPERLINK("http://example.test","Click")',
      '+1-SUM(A1)',
      '@cmd|calc',
      '-2+3',
      '\t=1+1',
      '＝1+1',
      `O'Neil "Rob", Jr.`,
      'two\r\nlines\nand more',
      'كريم ، علي',
      '😀 Ana 👩‍👩‍👧',
    ]
    const { hyperionId } = await storeWith(...names.map((customer_name, year) => ({ customer_name, year })))
    const search = { orderBy: 'year', orderDirection: 'asc' } as const
    const file = await fileOf(equityLog(hyperionId, ['customerName'], { search }))
    expect(new TextDecoder().decode(file.bytes)).toBe(
      [
        'Customer',
        `"'=HYPERLINK(""http://example.test"",""Click"")"`,
        `'+1-SUM(A1)`,
        `'@cmd|calc`,
        `'-2+3`,
        `"'\t'=1+1"`,
        `'＝1+1`,
        `"O'Neil ""Rob"", Jr."`,
        '"two\r\nlines\nand more"',
        'كريم ، علي',
        '😀 Ana 👩‍👩‍👧',
        '',
      ].join('\r\n'),
    )
    expect(file.told.at(-1)).toEqual({ rows: 10, size: { rowCount: 10, isCapped: false } })
  })

  it('has what the filters find, and only that', async () => {
    const { hyperionId } = await storeWith({ year: 2018 }, { year: 2020 }, { year: 2021 })
    const file = await fileOf(
      equityLog(hyperionId, ['year'], { search: { yearFrom: 2019, orderBy: 'year', orderDirection: 'asc' } }),
    )
    expect(file.lines).toEqual(['2020', '2021'])
  })

  it('is in the order of the list beyond the first slice, and takes no heed of its page', async () => {
    const hyperionId = await storeOf(1_203)
    const sort = { orderBy: 'equityAmount', orderDirection: 'desc' } as const
    const search = { ...sort, pageNumber: 3, pageSize: 50 }
    const file = await fileOf(equityLog(hyperionId, ['equityAmount'], { search }))
    const figures = file.lines.map(Number)
    expect(figures).toHaveLength(1_203)
    expect(figures).toEqual([...figures].sort((a, b) => b - a))
    expect(file.told[0]).toEqual({ rows: 0, size: { rowCount: 1_203, isCapped: false } })
    expect(file.told.at(-1)?.rows).toBe(1_203)
  })

  it('is a line of labels when nothing is found', async () => {
    const { hyperionId } = await storeWith()
    expect(await fileOf(equityLog(hyperionId, ['year']))).toMatchObject({
      labels: 'Year',
      lines: [],
      rowCount: 0,
    })
  })

  it('ends with the 10,000th row, and says that more match', async () => {
    const hyperionId = await storeOf(10_001)
    const search = { orderBy: 'customerName', orderDirection: 'asc' } as const
    const file = await fileOf(equityLog(hyperionId, ['customerName'], { search }))
    expect(file.lines).toHaveLength(10_000)
    expect(file).toMatchObject({ rowCount: 10_000, isCapped: true })
    expect(file.name).toBe(`equity-log-${hyperionId}-2026-03-16-first-10000.csv`)
    const others = await fileOf(equityLog(hyperionId, ['year'], { search: { oppStatus: 'IPCM' } }))
    expect(others).toMatchObject({ rowCount: 0, isCapped: false })
  }, 60_000)
})

describe('the file of the other logs', () => {
  it('is named and filled by the Service Log', async () => {
    const { hyperionId } = await storeWith({ customer_name: 'Not there' })
    await addOpportunity(test.db, hyperionId, {
      customer_name: 'In service',
      ro_at: at('2026-03-16T13:00:00.000Z'),
      service_hyperion_id: hyperionId,
    })
    const file = await fileOf({
      hyperionId,
      call: 'searchLogs',
      search: { source: 'SVCLOG', hyperionId },
      columns: ['customerName', 'roDateTime'],
    })
    expect(file.name).toBe(`service-log-${hyperionId}-2026-03-16.csv`)
    expect(file.lines).toEqual(['In service,03/16/26 8:00 am'])
  })

  it.each(['searchLog', 'quickSearchV2'] as const)(
    'has what %s finds, in several stores, by their names [L-316]',
    async (call) => {
      const [one, other] = [
        await storeWith({ customer_name: 'Quillon, Ann', selling_store_name: 'Sold elsewhere' }),
        await storeWith({ customer_name: 'Quillon, Bo' }),
      ]
      const hyperionIds = `${one.hyperionId},${other.hyperionId}`
      const body: ExportBody = {
        hyperionId: one.hyperionId,
        call,
        search: {
          source: 'SRCHLOG',
          hyperionIds,
          queryType: 'customerName',
          query: 'Quillon',
          orderBy: 'customerName',
          orderDirection: 'asc',
        },
        columns: ['customerName', 'opptStoreName'],
      }
      const stores = [one.hyperionId, other.hyperionId]
      const agent: TestPerson = { roles: [generalAccess, 'Opportunity_Call_Center_Access'], stores }
      const file = await fileOf(body, agent)
      expect(file.name).toBe(`search-log-${one.hyperionId}-2026-03-16.csv`)
      const nameOf = async (hyperionId: string) =>
        (
          await test.db
            .selectFrom('store')
            .select('name')
            .where('hyperion_id', '=', hyperionId)
            .executeTakeFirstOrThrow()
        ).name
      expect(file.lines).toEqual([
        `"Quillon, Ann",${await nameOf(one.hyperionId)}`,
        `"Quillon, Bo",${await nameOf(other.hyperionId)}`,
      ])
      const { answer } = await ask(body, person(...stores))
      expect(E.isLeft(answer) && answer.left).toMatchObject({ status: 403, code: 'permission' })
    },
  )

  it('ends with the 2000th row of the Search log, as the list does', async () => {
    const hyperionId = await storeOf(2_001)
    const file = await fileOf({
      hyperionId,
      call: 'searchLog',
      search: { source: 'SRCHLOG', hyperionIds: hyperionId },
      columns: ['customerName'],
    })
    expect(file).toMatchObject({ rowCount: 2_000, isCapped: true })
  })
})

it('asks for the active store and for that of the list', async () => {
  const [own, foreign] = [await storeWith({}), await storeWith({})]
  const search = { source: 'EQLOG' as const, hyperionId: foreign.hyperionId }
  for (const body of [
    { ...equityLog(own.hyperionId, ['year']), search },
    { ...equityLog(own.hyperionId, ['year']), hyperionId: foreign.hyperionId },
  ] as ExportBody[]) {
    const { answer } = await ask(body, person(own.hyperionId))
    expect(E.isLeft(answer) && answer.left).toMatchObject({ status: 403, code: 'store' })
  }
})

it('refuses what the search of the log refuses, and names the field', async () => {
  const { hyperionId } = await storeWith()
  const { answer } = await ask(equityLog(hyperionId, ['year'], { search: { yearFrom: 1 } }))
  expect(E.isLeft(answer) && answer.left).toMatchObject({ status: 400, fieldErrors: [{ field: 'yearFrom' }] })
})

it('holds nothing of the database for a client that is slow, or goes away', async () => {
  const hyperionId = await storeOf(3_000)
  const note = 'x'.repeat(4_000)
  await test.db.updateTable('opportunity').set({ note }).where('hyperion_id', '=', hyperionId).execute()
  const token = await test.issuer.tokenFor(person(hyperionId))
  const address = await test.app.listen({ port: 0 })
  const body = equityLog(hyperionId, ['customerName', 'note'])
  const { leave } = await readSlowly(`${address}/api/opportunity/search/export`, token, body)
  // 12 MB fit into no buffer on the way: the rest of the file waits, and others are served.
  const { lines } = await fileOf(equityLog(hyperionId, ['year'], { search: { yearFrom: 2030 } }))
  expect(lines).toEqual([])
  await leave()
  expect((await fileOf(equityLog(hyperionId, ['year']))).rowCount).toBe(3_000)
}, 60_000)
