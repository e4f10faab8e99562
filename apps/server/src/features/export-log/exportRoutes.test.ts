import { request } from 'node:http'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { exportLog } from '@retain/api-client/export-log'
import { callFile } from '@retain/api-client/kernel/fileCall'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { ExportSize } from '@retain/domain/work-log/export/exportTexts'
import type { TestPerson } from '../../testing/testTokens'
import { addInboundEmail, addOpportunity, addStore, type TestOpportunity } from '../../testing/fixtures'
import { at, transportTo, withApp } from '../../testing/testApp'

const test = withApp()

type ExportBody = Parameters<(typeof exportLog)['body']['encode']>[0]
type LogColumns = Extract<ExportBody, { call: 'searchLogs' }>['columns']

async function storeWith(...opportunities: readonly TestOpportunity[]) {
  const hyperionId = await addStore(test.db)
  const ids: string[] = []
  for (const fields of opportunities) ids.push(await addOpportunity(test.db, hyperionId, fields))
  return { hyperionId, ids }
}

/** A store with so many customers, numbered. */
async function storeOf(size: number): Promise<string> {
  const hyperionId = await addStore(test.db)
  for (let from = 0; from < size; from += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, size - from) }, (_, at) => ({
      hyperion_id: hyperionId,
      customer_id: from + at,
      customer_name: `Customer ${from + at}`,
      customer_name_sort: `customer ${from + at}`,
      status_code: 'NEW' as const,
      status_sort: 'new',
      equity_cents: ((from + at) * 7919) % 500_000,
    }))
    await test.db.insertInto('opportunity').values(rows).execute()
  }
  return hyperionId
}

const person = (...stores: readonly string[]): TestPerson => ({ roles: [generalAccess], stores })

const equityLog = (
  hyperionId: string,
  columns: LogColumns,
  wish: { readonly search?: object; readonly opptIds?: readonly string[] } = {},
): ExportBody => ({
  hyperionId,
  call: 'searchLogs',
  search: { source: 'EQLOG', hyperionId, ...wish.search },
  columns,
  ...(wish.opptIds === undefined ? {} : { opptIds: wish.opptIds }),
})

/** Asks through the code of the web app. */
async function ask(body: ExportBody, who = person(body.hyperionId)) {
  const told: { rows: number; size: ExportSize }[] = []
  const transport = transportTo(test.app, await test.issuer.tokenFor(who))
  const answer = await callFile(exportLog, { body }, transport, (rows, size) => told.push({ rows, size }))()
  return { answer, told }
}

async function fileOf(body: ExportBody, who?: TestPerson) {
  const { answer, told } = await ask(body, who)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  const { content, ...file } = answer.right.data
  const bytes = new Uint8Array(await content.arrayBuffer())
  // The mark is no part of the text that a reader sees.
  const lines = new TextDecoder().decode(bytes).split('\r\n').slice(0, -1)
  return { ...file, told, bytes, labels: lines[0], lines: lines.slice(1) }
}

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
        `"'\t=1+1"`,
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

  it.each(['searchLog', 'quickSearchV2'] as const)('has what %s finds, in several stores', async (call) => {
    const [one, other] = [
      await storeWith({ customer_name: 'Quillon, Ann' }),
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
      columns: ['customerName'],
    }
    const stores = [one.hyperionId, other.hyperionId]
    const agent: TestPerson = { roles: [generalAccess, 'Opportunity_Call_Center_Access'], stores }
    const file = await fileOf(body, agent)
    expect(file.name).toBe(`search-log-${one.hyperionId}-2026-03-16.csv`)
    expect(file.lines).toEqual(['"Quillon, Ann"', '"Quillon, Bo"'])
    const { answer } = await ask(body, person(...stores))
    expect(E.isLeft(answer) && answer.left).toMatchObject({ status: 403, code: 'permission' })
  })

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

  it('has the mails of the Contact Log, and of chosen customers theirs', async () => {
    const { hyperionId, ids } = await storeWith(
      { customer_name: 'Meyer, Ana', year: 2020 },
      { customer_name: 'Baker' },
    )
    const [ana = '', baker = ''] = ids
    await addInboundEmail(test.db, hyperionId, ana, { received_at: at('2026-03-12T10:00:00.000Z') })
    await addInboundEmail(test.db, hyperionId, baker, { received_at: at('2026-03-13T10:00:00.000Z') })
    await addInboundEmail(test.db, hyperionId, ana, {
      received_at: at('2026-03-14T10:00:00.000Z'),
      reply_contact_history_id: '77',
      reply_by: 'dana.baker',
      reply_at: at('2026-03-14T12:05:00.000Z'),
    })
    const body: ExportBody = {
      hyperionId,
      call: 'searchContactLog',
      search: { hyperionId, from: '2026-02-15 05:00:00', to: '2026-03-17 03:59:59' },
      columns: ['inboundCreateDate', 'customer', 'vehicleYear', 'replyContactHistoryId', 'replyBy'],
    }
    const file = await fileOf(body)
    expect(file.name).toBe(`contact-log-${hyperionId}-2026-03-16.csv`)
    expect(file.lines).toEqual([
      '03/14/2026 5:00 AM,"Meyer, Ana",2020,2 hr 5 min,dana.baker',
      '03/13/2026 5:00 AM,Baker,,,',
      '03/12/2026 5:00 AM,"Meyer, Ana",2020,,',
    ])
    expect((await fileOf({ ...body, opptIds: [baker] })).lines).toEqual(['03/13/2026 5:00 AM,Baker,,,'])
  })
})

describe('chosen opportunities', () => {
  it('stand in the place of what the filters find, in the order of the list', async () => {
    const { hyperionId, ids } = await storeWith({ year: 2018 }, { year: 2021 }, { year: 2020 })
    const search = { yearFrom: 2021, orderBy: 'year', orderDirection: 'desc' } as const
    const opptIds = [ids[0] ?? '', ids[2] ?? '', ids[0] ?? '']
    const file = await fileOf(equityLog(hyperionId, ['year'], { search, opptIds }))
    expect(file.lines).toEqual(['2020', '2018'])
  })

  it('are refused as a whole when one is of another store, or nobody’s', async () => {
    const [own, foreign] = [await storeWith({}), await storeWith({})]
    for (const stranger of [foreign.ids[0] ?? '', '999999999999']) {
      const opptIds = [own.ids[0] ?? '', stranger]
      const { answer } = await ask(
        equityLog(own.hyperionId, ['year'], { opptIds }),
        person(own.hyperionId, foreign.hyperionId),
      )
      expect(E.isLeft(answer) && answer.left).toMatchObject({ status: 403, code: 'store' })
    }
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

/** Asks over a real connection, takes what comes first and waits; `leave` closes it. */
const slowly = (address: string, token: string, body: ExportBody) =>
  new Promise<() => Promise<void>>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const asked = request(address, { method: 'POST', headers, agent: false }, (answer) => {
      answer.once('readable', () =>
        resolve(
          () =>
            new Promise((closed) => {
              answer.once('close', () => closed())
              answer.destroy()
            }),
        ),
      )
    })
    asked.once('error', reject)
    asked.end(JSON.stringify(body))
  })

it('holds nothing of the database for a client that is slow, or goes away', async () => {
  const hyperionId = await storeOf(3_000)
  const note = 'x'.repeat(4_000)
  await test.db.updateTable('opportunity').set({ note }).where('hyperion_id', '=', hyperionId).execute()
  const token = await test.issuer.tokenFor(person(hyperionId))
  const address = await test.app.listen({ port: 0 })
  const body = equityLog(hyperionId, ['customerName', 'note'])
  const leave = await slowly(`${address}/api/opportunity/search/export`, token, body)
  // 12 MB fit into no buffer on the way: the rest of the file waits, and others are served.
  const { lines } = await fileOf(equityLog(hyperionId, ['year'], { search: { yearFrom: 2030 } }))
  expect(lines).toEqual([])
  await leave()
  expect((await fileOf(equityLog(hyperionId, ['year']))).rowCount).toBe(3_000)
}, 60_000)
