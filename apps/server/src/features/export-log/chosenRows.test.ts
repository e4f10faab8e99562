import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addInboundEmail } from '../../testing/fixtures'
import { equityLog, exportsOf, person, type ExportBody } from '../../testing/exports'
import { at, withApp } from '../../testing/testApp'

const test = withApp()
const { ask, fileOf, storeWith } = exportsOf(test)

/** A store with three emails of two customers, and the export of them. */
async function emailStore() {
  const { hyperionId, ids } = await storeWith(
    { customer_name: 'Meyer, Ana', year: 2020 },
    { customer_name: 'Baker' },
  )
  const [ana = '', baker = ''] = ids
  const oldest = await addInboundEmail(test.db, hyperionId, ana, {
    received_at: at('2026-03-12T10:00:00.000Z'),
  })
  await addInboundEmail(test.db, hyperionId, baker, { received_at: at('2026-03-13T10:00:00.000Z') })
  const newest = await addInboundEmail(test.db, hyperionId, ana, {
    received_at: at('2026-03-14T10:00:00.000Z'),
    reply_contact_history_id: '77',
    reply_by: 'dana.baker',
    reply_at: at('2026-03-14T12:05:00.000Z'),
  })
  const body = {
    hyperionId,
    call: 'searchContactLog',
    search: { hyperionId, from: '2026-02-15 05:00:00', to: '2026-03-17 03:59:59' },
    columns: ['inboundCreateDate', 'customer', 'vehicleYear', 'replyContactHistoryId', 'replyBy'],
  } satisfies ExportBody
  return { body, opptId: ana, oldest, newest }
}

it('has the emails of the Contact Log', async () => {
  const { body } = await emailStore()
  const file = await fileOf(body)
  expect(file.name).toBe(`contact-log-${body.hyperionId}-2026-03-16.csv`)
  expect(file.lines).toEqual([
    '03/14/2026 5:00 AM,"Meyer, Ana",2020,2 hr 5 min,dana.baker',
    '03/13/2026 5:00 AM,Baker,,,',
    '03/12/2026 5:00 AM,"Meyer, Ana",2020,,',
  ])
})

describe('chosen rows', () => {
  it('are opportunities that stand in the place of what the filters find, in the order of the list', async () => {
    const { hyperionId, ids } = await storeWith({ year: 2018 }, { year: 2021 }, { year: 2020 })
    const search = { yearFrom: 2021, orderBy: 'year', orderDirection: 'desc' } as const
    const rowKeys = [ids[0] ?? '', ids[2] ?? '', ids[0] ?? '']
    const file = await fileOf(equityLog(hyperionId, ['year'], { search, rowKeys }))
    expect(file.lines).toEqual(['2020', '2018'])
    expect({ rowCount: file.rowCount, isCapped: file.isCapped }).toEqual({ rowCount: 2, isCapped: false })
  })

  it('are emails of the Contact Log: those, and not the others of their customers', async () => {
    const { body, newest, oldest } = await emailStore()
    expect((await fileOf({ ...body, rowKeys: [oldest] })).lines).toEqual([
      '03/12/2026 5:00 AM,"Meyer, Ana",2020,,',
    ])
    const answered = { ...body.search, repliedStatus: 'not responded' as const }
    expect((await fileOf({ ...body, search: answered, rowKeys: [oldest, newest] })).lines).toEqual([
      '03/14/2026 5:00 AM,"Meyer, Ana",2020,2 hr 5 min,dana.baker',
      '03/12/2026 5:00 AM,"Meyer, Ana",2020,,',
    ])
  })

  it('are refused as a whole when one is of another store, or nobody’s', async () => {
    const [own, foreign] = [await storeWith({}), await storeWith({})]
    for (const stranger of [foreign.ids[0] ?? '', '999999999999']) {
      const rowKeys = [own.ids[0] ?? '', stranger]
      const { answer } = await ask(
        equityLog(own.hyperionId, ['year'], { rowKeys }),
        person(own.hyperionId, foreign.hyperionId),
      )
      expect(E.isLeft(answer) && answer.left).toMatchObject({ status: 403, code: 'store' })
    }
  })

  it('are refused as emails, too: an email of another store, and an opportunity in its place', async () => {
    const [own, foreign] = [await emailStore(), await emailStore()]
    const who = person(own.body.hyperionId, foreign.body.hyperionId)
    for (const stranger of [foreign.oldest, own.opptId]) {
      const { answer } = await ask({ ...own.body, rowKeys: [own.oldest, stranger] }, who)
      expect(E.isLeft(answer) && answer.left).toMatchObject({ status: 403, code: 'store' })
    }
  })

  it('are at most 200', async () => {
    const { hyperionId } = await storeWith()
    const rowKeys = Array.from({ length: 201 }, (_, place) => String(place + 1))
    const { answer } = await ask(equityLog(hyperionId, ['year'], { rowKeys }))
    expect(E.isLeft(answer) && answer.left).toMatchObject({ status: 400 })
  })
})
