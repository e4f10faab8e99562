import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { searchContactLog } from '@retain/api-client/contact-log'
import { overrideReply } from '@retain/api-client/override-reply'
import type { OverrideRequest } from '@retain/domain/work-log/contact-log/reply/replyCell'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { addCallable, asManager, type Callable } from '../../testing/callable'
import { addInboundEmail, type TestOpportunity } from '../../testing/fixtures'
import { eventsOf } from '../../testing/outboxEvents'
import { at, testNow, withApp } from '../../testing/testApp'
import type { TestPerson } from '../../testing/testTokens'

const test = withApp()

const emailId = '77'

type InboundEmail = Partial<Parameters<typeof addInboundEmail>[3]>

/** An email that waits for an answer to what sam.rivera wrote. */
async function addEmail(email: InboundEmail = {}, opportunity: TestOpportunity = {}) {
  const callable = await addCallable(test.db, opportunity)
  const inboundContactHistoryId = await addInboundEmail(test.db, callable.hyperionId, callable.opptId, {
    received_at: at('2026-03-10T10:00:00.000Z'),
    email_contact_detail_id: emailId,
    email_sent_by: 'sam.rivera',
    ...email,
  })
  const person = (userName: string): TestPerson => ({ ...callable.person, userName })
  return {
    ...callable,
    inboundContactHistoryId,
    sam: person('sam.rivera'),
    jordan: person('jordan.mills'),
    dana: asManager(person('dana.baker')),
  }
}

type EmailToOverride = Awaited<ReturnType<typeof addEmail>>

function ask(email: EmailToOverride, who: TestPerson, changes: Partial<OverrideRequest> = {}) {
  const body: OverrideRequest = {
    source: 'CONLOG',
    hyperionId: email.hyperionId,
    inboundEmailContactDetailId: emailId,
    inboundContactHistoryId: email.inboundContactHistoryId,
    message: 'No response needed',
    ...changes,
  }
  return test.callAs(who, overrideReply, { body })
}

async function override(email: EmailToOverride, who: TestPerson): Promise<ContactLogRow> {
  const answer = await ask(email, who)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

async function rowOf({ hyperionId, person }: Callable): Promise<ContactLogRow | undefined> {
  const body = { hyperionId, from: '2026-02-15 05:00:00', to: '2026-03-17 03:59:59' }
  const answer = await test.callAs(person, searchContactLog, { body })
  return E.isRight(answer) ? answer.right.data.list[0] : undefined
}

const told = async ({ hyperionId }: Callable) =>
  (await eventsOf(test.db, hyperionId)).map(({ type, payload }) => ({ type, payload }))

describe('saying that an email needs no response', () => {
  it('is written into its row and told to the store as a new version of it [L-192] [L-226] [L-546]', async () => {
    const email = await addEmail({ row_version: 4 })
    const before = await rowOf(email)
    const row = await override(email, email.sam)
    expect(row).toEqual({
      ...before,
      // Sam has come with a token since, which says the name.
      emailSentByName: 'Pat Tester',
      replyOverride: true,
      replyOverrideBy: 'sam.rivera',
      replyOverrideDate: testNow,
      rowVersion: 5,
    })
    expect(await rowOf(email)).toEqual(row)
    expect(await told(email)).toEqual([{ type: 'CONTACT_LOG_REPLY', payload: { ...row, equityAmt: null } }])
  })

  it('leaves no entry in the history: nothing was done with the customer', async () => {
    const email = await addEmail()
    await override(email, email.sam)
    const entries = await test.db
      .selectFrom('contact_history')
      .select('contact_history_id')
      .where('hyperion_id', '=', email.hyperionId)
      .execute()
    expect(entries).toEqual([])
  })

  it('is for managers, whoever sent the answered email [L-229] [S-363]', async () => {
    const email = await addEmail({ email_sent_by: 'sam.rivera' })
    expect(await override(email, email.dana)).toMatchObject({ replyOverrideBy: 'dana.baker' })
    const ofNobody = await addEmail({ email_sent_by: null })
    expect(await override(ofNobody, ofNobody.dana)).toMatchObject({ replyOverride: true })
  })

  it('is for a manager without general access too', async () => {
    const email = await addEmail()
    const manager: TestPerson = { ...email.dana, roles: ['Opportunity_Can_Set_No_Longer_Owned'] }
    expect(await override(email, manager)).toMatchObject({ replyOverrideBy: 'dana.baker' })
  })

  it('is for the sender of the answered email, however the user name is written [L-224] [L-230]', async () => {
    const email = await addEmail({ email_sent_by: 'Sam.RIVERA' })
    expect(await override(email, email.sam)).toMatchObject({ replyOverrideBy: 'sam.rivera' })
  })

  it.each(['sam.rivera', null, ''])(
    'is refused to somebody else when %j sent it, and nothing changes [L-230] [L-489]',
    async (sender) => {
      const email = await addEmail({ email_sent_by: sender })
      expect(await ask(email, email.jordan)).toMatchObject(E.left({ status: 403, code: 'notOwner' }))
      expect(await rowOf(email)).toMatchObject({ replyOverride: false, rowVersion: 1 })
      expect(await told(email)).toEqual([])
    },
  )

  it('is refused to somebody else also when the email is answered already', async () => {
    const email = await addEmail({ reply_override: true })
    expect(await ask(email, email.jordan)).toMatchObject(E.left({ code: 'notOwner' }))
  })

  it.each<readonly [string, InboundEmail]>([
    ['has an answer', { reply_contact_history_id: '901', reply_by: 'ann.lee', reply_at: testNow }],
    ['was overridden', { reply_override: true, reply_override_by: 'ann.lee', reply_override_at: testNow }],
  ])('of an email that %s answers the row as it is, and nobody is told', async (_what, fields) => {
    const email = await addEmail(fields)
    const before = await rowOf(email)
    expect(await override(email, email.dana)).toEqual(before)
    expect(await told(email)).toEqual([])
  })

  it.each<readonly [string, TestOpportunity]>([
    ['closed', { status_code: 'NLO' }],
    [
      'held by somebody else',
      { locked_by_user_name: 'ann.lee', locked_by_name: 'Ann Lee', locked_at: testNow },
    ],
  ])('does not mind an opportunity that is %s', async (_what, opportunity) => {
    const email = await addEmail({}, opportunity)
    expect(await override(email, email.sam)).toMatchObject({ replyOverride: true })
  })

  it.each<readonly [string, (other: EmailToOverride) => Partial<OverrideRequest>]>([
    ['an unknown entry', () => ({ inboundContactHistoryId: '999999999' })],
    ['another mail', () => ({ inboundEmailContactDetailId: '78' })],
    ['the email of another store', ({ inboundContactHistoryId }) => ({ inboundContactHistoryId })],
  ])('of %s is answered with 404', async (_what, changes) => {
    const [email, other] = [await addEmail(), await addEmail()]
    expect(await ask(email, email.dana, changes(other))).toMatchObject(
      E.left({ status: 404, code: 'notFound' }),
    )
    expect(await rowOf(email)).toMatchObject({ replyOverride: false })
    expect(await rowOf(other)).toMatchObject({ replyOverride: false })
  })

  it('by many at once is done once: all are given the row of the first', async () => {
    const email = await addEmail()
    const people = Array.from({ length: 20 }, (_, place) => (place % 2 === 0 ? email.sam : email.dana))
    const rows = await Promise.all(people.map((who) => override(email, who)))
    for (const row of rows) expect(row).toEqual(rows[0])
    expect(await rowOf(email)).toEqual(rows[0])
    expect(rows[0]).toMatchObject({ replyOverride: true, rowVersion: 2 })
    expect(await told(email)).toHaveLength(1)
  })
})
