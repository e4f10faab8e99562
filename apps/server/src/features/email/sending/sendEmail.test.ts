import { getContactHistoryEntry } from '@retain/api-client/activity'
import { sendEmail } from '@retain/api-client/email'
import { getProfile, saveProfile } from '@retain/api-client/profile'
import { shifted } from '@retain/domain/calendar/instant'
import * as E from 'fp-ts/Either'
import { afterAll, describe, expect, it } from 'vitest'
import { addEmail } from '../../../testing/addEmail'
import { addCallable, asManager, newKey, rowOf, type Callable } from '../../../testing/callable'
import { addInboundEmail } from '../../../testing/fixtures'
import { emailBody, newAddress, type EmailChanges } from '../../../testing/emails'
import { startMailServer } from '../../../testing/mailServer'
import { testNow, withApp } from '../../../testing/testApp'
import { testUserName } from '../../../testing/testTokens'
import { tryAgain } from '../../../testing/tryAgain'
import { loadEmailKey } from '../addresses/emailTokens'
import { readSignedAddress } from '../addresses/signedAddress'

const mails = await startMailServer()
afterAll(() => mails.close())
const test = withApp({ environment: { SMTP_URL: mails.url, MAIL_IN_DOMAIN: 'in.test.example' } })

function send({ opptId, person }: Callable, changes: EmailChanges = {}, idempotencyKey = newKey()) {
  const body = emailBody(opptId, changes)
  return test.callAs(person, sendEmail, { body, idempotencyKey })
}

async function saved(...[callable, changes, key]: Parameters<typeof send>) {
  const answer = await send(callable, changes, key)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const received = { action: 'IN_EMAIL', actionResult: 'CONTACTED' } as const

const entryOf = async ({ person }: Callable, contactHistoryId: string) => {
  const answer = await test.callAs(person, getContactHistoryEntry, { params: { contactHistoryId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data[0]
}

const entriesOf = ({ opptId }: Callable) =>
  test.db.selectFrom('contact_history').select('contact_type').where('oppt_id', '=', opptId).execute()

const stateOf = async ({ opptId }: Callable) =>
  (
    await test.db
      .selectFrom('outgoing_email')
      .select('state')
      .where('oppt_id', '=', opptId)
      .executeTakeFirst()
  )?.state

describe('an email that the mail server accepts', () => {
  it('arrives as HTML and as text, from the caller, and with one click that ends it [O-443] [OP-051]', async () => {
    const callable = await addCallable(test.db)
    const address = newAddress()
    expect(await saved(callable, { email: { emailTo: address } })).toMatchObject({ delivery: 'sent' })
    const [mail, ...more] = await mails.mailsTo(address)
    expect(more).toEqual([])
    expect(mail?.from?.value).toEqual([{ address: 'pat.tester@test.example', name: 'Pat Tester' }])
    expect(mail?.subject).toBe('Your 2021 Accord')
    expect(mail?.html).toContain('for <strong>Friday</strong>?')
    expect(mail?.text).toContain('Shall I put the figures together for Friday?')
    expect(mail?.messageId).toMatch(/^<\d+\..+@localhost>$/)
    expect(mail?.headers.get('list')).toMatchObject({
      unsubscribe: { url: expect.stringMatching(/^http:\/\/localhost:4000\/unsubscribe\/\d+\./) as string },
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    })
  })

  it('names at its foot the postal address of its store, else city and state', async () => {
    const callable = await addCallable(test.db)
    const { hyperionId } = callable
    const { name } = await test.db
      .updateTable('store')
      .set({ city: 'Portland', state: 'ME' })
      .where('hyperion_id', '=', hyperionId)
      .returning('name')
      .executeTakeFirstOrThrow()
    const textOf = async () => {
      const address = newAddress()
      await saved(callable, { email: { emailTo: address } })
      return (await mails.mailsTo(address))[0]?.text
    }
    expect(await textOf()).toContain(`${name}, Portland, ME\n`)
    await test.db
      .insertInto('setting_value')
      .values({
        setting_key_id: 'EAPostalAddress',
        hyperion_id: hyperionId,
        setting_value: '12 Harbor Road, Portland, ME 04101',
        changed_by: 'dana',
        changed_at: testNow,
      })
      .execute()
    expect((await textOf())?.replaceAll('\n', ' ')).toContain(`${name}, 12 Harbor Road, Portland, ME 04101 `)
  })

  it('is answered and returned to addresses that name it', async () => {
    const callable = await addCallable(test.db)
    const address = newAddress()
    await saved(callable, { email: { emailTo: address } })
    const [mail] = await mails.mailsTo(address)
    const key = await loadEmailKey(test.db)
    const { outgoing_email_id: outgoingEmailId } = await test.db
      .selectFrom('outgoing_email')
      .select('outgoing_email_id')
      .where('email_to', '=', address)
      .executeTakeFirstOrThrow()
    const { hyperionId, opptId } = callable
    const [replyTo] = mail?.replyTo?.value ?? []
    expect(replyTo?.name).toBe('Pat Tester')
    const read = (text: string) => readSignedAddress(key, 'in.test.example', text)
    const place = { hyperionId, opptId, outgoingEmailId }
    expect(read(replyTo?.address ?? '')).toEqual({ state: 'signed', purpose: 'reply', place })
    const returnPath = mail?.headers.get('return-path') as { readonly text: string }
    expect(read(returnPath.text.replace(/^<|>$/g, ''))).toEqual({ state: 'signed', purpose: 'bounce', place })
  })

  it('stands in the history with its text; the row shows that it was sent [OP-009] [O-226]', async () => {
    const callable = await addCallable(test.db)
    const address = newAddress()
    const { contactHistoryId, entry, statusCode, messages } = await saved(callable, {
      notes: 'First contact',
      email: { emailTo: address },
    })
    expect(statusCode).toBe('IPCNM')
    expect(messages.map(({ type }) => type)).toEqual(['OPPT_STATUS', 'OPPT_CONTACT'])
    expect(entry).toMatchObject({
      contactType: 'Email',
      contactAction: 'OEMAIL',
      contactActionResult: 'EMAILSENT',
      contactInfo: address,
      delivery: null,
    })
    expect((await entryOf(callable, contactHistoryId))?.email).toMatchObject({
      direction: 'out',
      emailFrom: 'pat.tester@test.example',
      emailTo: address,
      emailSubject: 'Your 2021 Accord',
    })
    expect(await rowOf(test, callable)).toMatchObject({ lastActionIcon: 'OUT_EMAIL', statusCode: 'IPCNM' })
  })

  it('ends with the disclaimer of its store, and keeps nothing that could run or has a look of its own [O-195] [OP-047] [OP-124] [S-789]', async () => {
    const callable = await addCallable(test.db)
    await test.db
      .insertInto('email_disclaimer')
      .values({
        hyperion_id: callable.hyperionId,
        body: '<p>Offers end today.</p>',
        changed_by: 'dana',
        changed_at: testNow,
      })
      .execute()
    const emailBody = '<p style="color:red" onclick="steal()">Hi<script>steal()</script></p><p></p><p></p>'
    const { contactHistoryId } = await saved(callable, { email: { emailBody } })
    expect((await entryOf(callable, contactHistoryId))?.email?.emailBody).toBe(
      '<p>Hi</p><p></p><p>Offers end today.</p>',
    )
  })

  it('ends with the signature of its sender, once, and never with that of another [S-122] [O-381]', async () => {
    const callable = await addCallable(test.db)
    const userName = `signs.${newKey()}`
    const person = { ...callable.person, userName }
    const textOf = async (who: Callable, emailBody: string) => {
      const address = newAddress()
      await saved(who, { email: { emailBody, emailTo: address } })
      const [mail] = await mails.mailsTo(address)
      return String(mail?.html)
    }
    const body = '<p>See you on Friday.</p>'
    expect(await textOf({ ...callable, person }, body)).not.toContain('Ann Lee')
    const params = { username: userName }
    const profile = await test.callAs(person, getProfile, { params })
    if (E.isLeft(profile)) throw new Error(JSON.stringify(profile.left))
    const { data } = profile.right
    const signature = '<p>Ann Lee, Sales</p>'
    const saving = { params, body: { ...data, signature }, version: data.version }
    expect(E.isRight(await test.callAs(person, saveProfile, saving))).toBe(true)
    for (const written of [body, body + signature]) {
      const html = await textOf({ ...callable, person }, written)
      expect(html).toContain(body + signature)
      expect(html.split('Ann Lee')).toHaveLength(2)
    }
    expect(await textOf(callable, body)).not.toContain('Ann Lee')
  })

  it('is sent and recorded once, however often it is asked for with its key', async () => {
    const callable = await addCallable(test.db)
    const [key, address] = [newKey(), newAddress()]
    const answers = await Promise.all(
      [1, 2, 3].map(() => saved(callable, { email: { emailTo: address } }, key)),
    )
    expect(new Set(answers.map(({ contactHistoryId }) => contactHistoryId)).size).toBe(1)
    expect(await mails.mailsTo(address)).toHaveLength(1)
  })

  it('has one line of subject, whatever was sent as one', async () => {
    const callable = await addCallable(test.db)
    const address = newAddress()
    await saved(callable, {
      email: { emailTo: address, emailSubject: 'Hi\r\nBcc: spy@example.com\r\n\r\nBody' },
    })
    const [mail] = await mails.mailsTo(address)
    expect(mail?.subject).toBe('Hi Bcc: spy@example.com Body')
    expect(mail?.bcc).toBeUndefined()
    expect(await mails.mailsTo('spy@example.com')).toEqual([])
  })

  it('answers the email of the Contact Log that it is the answer to [O-444] [OP-052]', async () => {
    const callable = await addCallable(test.db)
    const { hyperionId, opptId } = callable
    const inbound = await addEmail(test.db, callable, 2, null, { direction: 'in' })
    await addInboundEmail(test.db, hyperionId, opptId, {
      received_at: testNow,
      inbound_contact_history_id: inbound.entryId,
      email_contact_detail_id: inbound.detailId,
      email_sent_by: testUserName,
    })
    const { contactHistoryId } = await saved(callable, {
      email: { parentEmailContactDetailId: inbound.detailId },
    })
    const answered = await test.db
      .selectFrom('inbound_email')
      .select(['reply_contact_history_id', 'reply_by', 'row_version'])
      .where('inbound_contact_history_id', '=', inbound.entryId)
      .executeTakeFirstOrThrow()
    expect(answered).toMatchObject({
      reply_contact_history_id: contactHistoryId,
      reply_by: testUserName,
      row_version: 2,
    })
  })
})

describe('an email that the mail server refuses', () => {
  it('for good: says so, records nothing, and can be sent to another address with its key [O-194]', async () => {
    const callable = await addCallable(test.db)
    const [address, key] = [newAddress(), newKey()]
    mails.answer(address, 550)
    expect(await send(callable, { email: { emailTo: address } }, key)).toMatchObject(
      E.left({ status: 502, code: 'emailRefused' }),
    )
    expect(await entriesOf(callable)).toEqual([])
    expect(await rowOf(test, callable)).toMatchObject({ statusCode: 'NEW' })
    expect(await saved(callable, {}, key)).toMatchObject({ delivery: 'sent' })
  })

  it('for now: is recorded as being sent, and sent later, once [O-181]', async () => {
    const callable = await addCallable(test.db)
    const address = newAddress()
    mails.answer(address, 451)
    const { delivery, contactHistoryId, entry } = await saved(callable, { email: { emailTo: address } })
    expect([delivery, entry.delivery]).toEqual(['sending', 'sending'])
    mails.answer(address, null)
    await tryAgain(test.db, 'sendEmail')
    await expect.poll(() => stateOf(callable)).toBe('sent')
    expect((await entryOf(callable, contactHistoryId))?.delivery).toBeNull()
    expect(await mails.mailsTo(address)).toHaveLength(1)
    expect(await entriesOf(callable)).toHaveLength(1)
  })

  it.each([
    ['for good after a first attempt', 554, testNow],
    ['for a whole day', 451, shifted(testNow, -25 * 60 * 60_000)],
  ])('%s: its sender is told, and what it answered waits again', async (_when, code, createdAt) => {
    const callable = await addCallable(test.db)
    const { hyperionId, opptId } = callable
    const inbound = await addEmail(test.db, callable, 2, null, { direction: 'in' })
    await addInboundEmail(test.db, hyperionId, opptId, {
      received_at: testNow,
      inbound_contact_history_id: inbound.entryId,
      email_contact_detail_id: inbound.detailId,
      email_sent_by: null,
    })
    const address = newAddress()
    mails.answer(address, 451)
    const { contactHistoryId } = await saved(callable, {
      email: { emailTo: address, parentEmailContactDetailId: inbound.detailId },
    })
    mails.answer(address, code)
    await test.db
      .updateTable('outgoing_email')
      .set({ created_at: createdAt })
      .where('oppt_id', '=', opptId)
      .execute()
    await tryAgain(test.db, 'sendEmail')
    await expect.poll(() => stateOf(callable)).toBe('failed')
    expect((await entryOf(callable, contactHistoryId))?.delivery).toBe('failed')
    const told = await test.db
      .selectFrom('notification')
      .select(['user_name', 'notification_type'])
      .where('oppt_id', '=', opptId)
      .execute()
    expect(told).toEqual([{ user_name: testUserName, notification_type: 'EMAIL_FAILED' }])
    const reopened = await test.db
      .selectFrom('inbound_email')
      .select('reply_contact_history_id')
      .where('inbound_contact_history_id', '=', inbound.entryId)
      .executeTakeFirstOrThrow()
    expect(reopened.reply_contact_history_id).toBeNull()
  })
})

describe('an email that was received elsewhere', () => {
  it('is recorded and not sent [O-209] [OP-048] [OP-051]', async () => {
    const callable = await addCallable(test.db)
    const address = newAddress()
    const { delivery, entry, statusCode, contactHistoryId } = await saved(callable, {
      ...received,
      email: { emailTo: address },
    })
    expect([delivery, statusCode]).toEqual([null, 'IPCM'])
    expect(entry).toMatchObject({
      contactType: 'EmailReceived',
      contactAction: 'IEMAIL',
      contactInfo: address,
    })
    expect((await entryOf(callable, contactHistoryId))?.email).toMatchObject({
      direction: 'in',
      emailFrom: address,
    })
    expect(await mails.mailsTo(address)).toEqual([])
  })

  it('can end the work with its customer: Not Interested by its reason, No Longer Owns by managers [O-186] [O-187] [O-203]', async () => {
    const callable = await addCallable(test.db)
    expect(await send(callable, { ...received, actionResult: 'NOI' })).toMatchObject(
      E.left({ status: 400, fieldErrors: [{ field: 'reason' }] }),
    )
    expect(await send(callable, { ...received, actionResult: 'NLO' })).toMatchObject(
      E.left({ status: 403, code: 'permission' }),
    )
    const manager = { ...callable, person: asManager(callable.person) }
    expect(await saved(manager, { ...received, actionResult: 'NLO' })).toMatchObject({
      statusCode: 'NLO',
      opptId: callable.opptId,
    })
  })
})

describe('an email that is not let through', () => {
  it.each([
    ['to no address', { email: { emailTo: 'nobody' } }, 'email.emailTo'],
    ['to two addresses', { email: { emailTo: 'ana@example.com, bob@example.com' } }, 'email.emailTo'],
    ['without a subject', { email: { emailSubject: ' ' } }, 'email.emailSubject'],
    ['that shows nothing', { email: { emailBody: '<script>steal()</script>' } }, 'email.emailBody'],
    ['with the result of a call', { actionResult: 'BUSY' }, 'actionResult'],
    [
      'that answers one of somebody else',
      { email: { parentEmailContactDetailId: '999999' } },
      'email.parentEmailContactDetailId',
    ],
  ] as const)('%s: it says so [O-197] [O-199] [O-200]', async (_what, changes, field) => {
    const callable = await addCallable(test.db)
    expect(await send(callable, changes)).toMatchObject(E.left({ status: 400, fieldErrors: [{ field }] }))
    expect(await stateOf(callable)).toBeUndefined()
  })

  it.each(['bounced_at', 'complaint_at', 'blacklisted_at', 'unsubscribed_at'] as const)(
    'to an address that is flagged by %s, in whatever case [O-190] [O-202] [OP-044]',
    async (column) => {
      const address = newAddress()
      const none = { bounced_at: null, complaint_at: null, blacklisted_at: null, unsubscribed_at: null }
      await test.db
        .insertInto('email_address')
        .values({ ...none, address, [column]: testNow })
        .execute()
      const callable = await addCallable(test.db)
      expect(await send(callable, { email: { emailTo: address.toUpperCase() } })).toMatchObject(
        E.left({ status: 400, fieldErrors: [{ field: 'email.emailTo' }] }),
      )
    },
  )

  it('from a caller who has no address', async () => {
    const callable = await addCallable(test.db)
    const person = { ...callable.person, claims: { email: undefined } }
    expect(await send({ ...callable, person })).toMatchObject(E.left({ status: 400, code: 'invalid' }))
  })
})
