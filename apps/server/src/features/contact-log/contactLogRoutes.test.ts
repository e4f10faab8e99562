import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { searchContactLog } from '@retain/api-client/contact-log'
import { toCents } from '@retain/domain/money/money'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { sortDirections } from '@retain/domain/sorting/sortDirection'
import { sortKey } from '@retain/domain/text/sortKey'
import { contactLogColumnKeys } from '@retain/domain/work-log/columns/columnKeys'
import { orderContactRows } from '@retain/domain/work-log/contact-log/contactRowOrder'
import { addInboundEmail, addOpportunity, addStore } from '../../testing/fixtures'
import { at, withApp } from '../../testing/testApp'

const test = withApp()

const times = { from: '2026-02-15 05:00:00', to: '2026-03-17 03:59:59' }

const ask = (hyperionId: string, query: object = {}) =>
  test.callAs({ roles: [generalAccess], stores: [hyperionId] }, searchContactLog, {
    body: { hyperionId, ...times, ...query },
  })

async function search(hyperionId: string, query: object = {}) {
  const answer = await ask(hyperionId, query)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

async function storeWithMails() {
  const hyperionId = await addStore(test.db)
  const opptId = await addOpportunity(test.db, hyperionId, {
    equity_cents: 500_00,
    year: 2020,
    lead_id: 'L-7',
  })
  const email = (received: string, fields = {}) =>
    addInboundEmail(test.db, hyperionId, opptId, { received_at: at(received), ...fields })
  return {
    hyperionId,
    opptId,
    old: await email('2026-01-20T10:00:00.000Z'),
    open: await email('2026-03-10T10:00:00.000Z', { email_sent_by: 'sam.rivera' }),
    replied: await email('2026-03-12T10:00:00.000Z', {
      email_sent_by: 'dana.baker',
      reply_contact_history_id: '77',
      reply_by: 'dana.baker',
      reply_at: at('2026-03-12T11:00:00.000Z'),
    }),
    overridden: await email('2026-03-11T10:00:00.000Z', {
      reply_override: true,
      reply_override_by: 'dana.baker',
      reply_override_at: at('2026-03-12T09:00:00.000Z'),
    }),
  }
}

const idsOf = (rows: readonly { readonly inboundContactHistoryId: string }[]) =>
  rows.map(({ inboundContactHistoryId }) => inboundContactHistoryId)

describe('searchContactLog', () => {
  it('lists the emails of the range, newest first [L-186] [L-187] [L-442] [L-553]', async () => {
    const store = await storeWithMails()
    const page = await search(store.hyperionId)
    expect(idsOf(page.list)).toEqual([store.replied, store.overridden, store.open])
    expect(page).toMatchObject({ total: 3, page: 1, pageCount: 1 })
    expect(page.list[0]).toMatchObject({
      opptId: store.opptId,
      equityAmt: toCents(500_00),
      vehicleYear: 2020,
      replyContactHistoryId: '77',
      replyDate: '2026-03-12T11:00:00.000Z',
      replyOverride: false,
    })
  })

  it('tells of each email its lead, its ids and who said that it needs no reply [L-291] [L-292] [L-293] [L-294]', async () => {
    const store = await storeWithMails()
    const [replied, overridden, open] = (await search(store.hyperionId)).list
    expect(overridden).toMatchObject({
      leadId: 'L-7',
      inboundEmailContactDetailId: expect.stringMatching(/./),
      inboundContactHistoryId: store.overridden,
      replyContactHistoryId: null,
      replyOverride: true,
      replyOverrideBy: 'dana.baker',
      replyOverrideDate: '2026-03-12T09:00:00.000Z',
    })
    expect(replied?.replyContactHistoryId).toBe('77')
    expect(open).toMatchObject({ replyOverride: false, replyOverrideBy: null, replyOverrideDate: null })
  })

  it('tells what an email is about, and nothing where its text is not kept', async () => {
    const hyperionId = await addStore(test.db)
    const opptId = await addOpportunity(test.db, hyperionId)
    const email = await test.db
      .insertInto('email_contact_detail')
      .values({
        hyperion_id: hyperionId,
        oppt_id: opptId,
        direction: 'in',
        email_from: 'customer@mail.example',
        email_to: 'sales@store.example',
        email_subject: 'Re: Your Accord',
        email_body: 'Yes',
        sent_at: at('2026-03-10T10:00:00.000Z'),
      })
      .returning('email_contact_detail_id')
      .executeTakeFirstOrThrow()
    await addInboundEmail(test.db, hyperionId, opptId, {
      ...email,
      received_at: at('2026-03-10T10:00:00.000Z'),
    })
    await addInboundEmail(test.db, hyperionId, opptId, { received_at: at('2026-03-09T10:00:00.000Z') })
    const { list } = await search(hyperionId)
    expect(list.map(({ emailSubject }) => emailSubject)).toEqual(['Re: Your Accord', ''])
  })

  it('counts what nobody has answered by the total of a page of one [S-130] [S-131] [L-538]', async () => {
    const { hyperionId, open } = await storeWithMails()
    const page = await search(hyperionId, { repliedStatus: 'not responded', pageSize: 1 })
    expect(page.total).toBe(1)
    expect(idsOf(page.list)).toEqual([open])
  })

  it.each([
    ['responded', 2],
    ['ALL', 3],
    ['', 3],
  ])('takes the reply status %j [L-194] [L-534]', async (repliedStatus, total) => {
    const { hyperionId } = await storeWithMails()
    expect((await search(hyperionId, { repliedStatus })).total).toBe(total)
  })

  it.each([
    ['sam.rivera', 1],
    ['nobody', 0],
    ['ALL', 3],
    ['', 3],
  ])('takes the sender %j [L-195] [L-563]', async (emailSentBy, total) => {
    const { hyperionId } = await storeWithMails()
    expect((await search(hyperionId, { emailSentBy })).total).toBe(total)
  })

  it.each(contactLogColumnKeys.flatMap((key) => sortDirections.map((direction) => [key, direction])))(
    'sorts by %s %s without losing a row',
    async (orderBy, orderDirection) => {
      const { hyperionId } = await storeWithMails()
      const pages = await Promise.all(
        [1, 2].map((pageNumber) => search(hyperionId, { orderBy, orderDirection, pageNumber, pageSize: 2 })),
      )
      expect(new Set(pages.flatMap(({ list }) => idsOf(list))).size).toBe(3)
    },
  )

  it('puts unanswered emails last when sorted by the reply', async () => {
    const { hyperionId, replied } = await storeWithMails()
    for (const orderDirection of sortDirections)
      expect(idsOf((await search(hyperionId, { orderBy: 'replyDate', orderDirection })).list)[0]).toBe(
        replied,
      )
  })

  it('refuses more than 30 days with the exact text [L-202]', async () => {
    const { hyperionId } = await storeWithMails()
    const answer = await ask(hyperionId, { from: '2026-02-10 05:00:00' })
    expect(answer).toMatchObject({
      left: {
        status: 400,
        code: 'invalid',
        fieldErrors: [{ field: 'from', message: 'The search will only display up to 30 days of data!' }],
      },
    })
  })
})

it('names people, and sorts by their names as the browser does; the row keeps the user names', async () => {
  const store = await storeWithMails()
  const people = { 'sam.rivera': 'Zoë Rivera', 'dana.baker': 'Élan Baker' }
  for (const [user_name, full_name] of Object.entries(people))
    await test.db
      .insertInto('app_user')
      .values({ user_name, full_name, full_name_sort: sortKey(full_name) })
      .onConflict((conflict) =>
        conflict.column('user_name').doUpdateSet({ full_name, full_name_sort: sortKey(full_name) }),
      )
      .execute()
  for (const orderDirection of sortDirections) {
    const orderBy = 'emailSentBy' as const
    const { list } = await search(store.hyperionId, { orderBy, orderDirection })
    expect(idsOf(list)).toEqual(idsOf(orderContactRows([...list].reverse(), { orderBy, orderDirection })))
    expect(list.map(({ emailSentBy, emailSentByName }) => [emailSentBy, emailSentByName]).at(-1)).toEqual([
      null,
      null,
    ])
  }
  const { list } = await search(store.hyperionId, { orderBy: 'emailSentBy', orderDirection: 'asc' })
  expect(list[0]).toMatchObject({
    emailSentBy: 'dana.baker',
    emailSentByName: 'Élan Baker',
    replyBy: 'dana.baker',
    replyByName: 'Élan Baker',
  })
})
