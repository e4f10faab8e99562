import { sendEmail } from '@retain/api-client/email'
import { shifted } from '@retain/domain/calendar/instant'
import * as E from 'fp-ts/Either'
import type { SendMailOptions } from 'nodemailer'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { readAddressFlags } from '../../features/email/addresses/addressFlags'
import { loadEmailKey } from '../../features/email/addresses/emailTokens'
import { signedAddress } from '../../features/email/addresses/signedAddress'
import { deleteOldSources } from './keepIncoming'
import { addCallable, newKey, rowOf, type Callable } from '../../testing/callable'
import { emailBody, newAddress } from '../../testing/emails'
import { addCustomer, addOpportunity, addStore } from '../../testing/fixtures'
import { eventsOf } from '../../testing/outboxEvents'
import { sendRaw, sendTo } from '../../testing/incomingEmails'
import { startMailServer } from '../../testing/mailServer'
import { freePort } from '../../testing/processes'
import { testNow, withApp } from '../../testing/testApp'
import { testUserName } from '../../testing/testTokens'

const domain = 'in.test.example'
const [mails, port] = [await startMailServer(), await freePort()]
afterAll(() => mails.close())
const test = withApp({
  environment: { SMTP_URL: mails.url, MAIL_IN_DOMAIN: domain, MAIL_IN_PORT: String(port) },
})

/** Sends the customer an email; what of it comes back with an answer. */
async function write(callable: Callable, emailTo = newAddress()) {
  const body = emailBody(callable.opptId, { email: { emailTo } })
  const answer = await test.callAs(callable.person, sendEmail, { body, idempotencyKey: newKey() })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  const [mail] = await mails.mailsTo(emailTo)
  const { contactHistoryId } = answer.right.data
  const replyTo = mail?.replyTo?.value[0]?.address ?? ''
  const returnPath = (mail?.headers.get('return-path') as { readonly text: string }).text.replace(
    /^<|>$/g,
    '',
  )
  return { emailTo, contactHistoryId, replyTo, returnPath, messageId: mail?.messageId ?? '' }
}

/** What became of everything that came in for an address, once nothing of it waits. */
async function outcomesAt(to: string) {
  return vi.waitFor(
    async () => {
      const rows = await test.db
        .selectFrom('incoming_email')
        .select(['state', 'kind', 'hyperion_id'])
        .where('envelope_to', '=', to.toLowerCase())
        .orderBy('incoming_email_id')
        .execute()
      expect(rows.map(({ state }) => state)).not.toContain('received')
      expect(rows).not.toEqual([])
      return rows
    },
    { timeout: 20_000, interval: 20 },
  )
}

const post = async (to: string, mail: SendMailOptions) => {
  await sendTo(port, {
    from: 'Ana Ruiz <ana@example.com>',
    to,
    subject: 'Re: Your 2021 Accord',
    text: 'Yes, Friday.',
    ...mail,
  })
  return outcomesAt(to)
}

const historyOf = ({ opptId }: Callable) =>
  test.db
    .selectFrom('contact_history as h')
    .innerJoin('email_contact_detail as e', 'e.email_contact_detail_id', 'h.email_contact_detail_id')
    .select(['h.contact_type', 'h.notes', 'h.delivery', 'e.direction', 'e.email_from', 'e.email_to'])
    .select(['e.email_body', 'e.parent_email_contact_detail_id', 'e.email_contact_detail_id'])
    .where('h.oppt_id', '=', opptId)
    .orderBy('h.contact_history_id')
    .execute()

const waitingFor = ({ opptId }: Callable) =>
  test.db.selectFrom('inbound_email').select(['email_sent_by']).where('oppt_id', '=', opptId).execute()

const alertsOf = ({ opptId }: Callable) =>
  test.db
    .selectFrom('notification')
    .select(['user_name', 'notification_type'])
    .where('oppt_id', '=', opptId)
    .execute()

const storeAddress = ({ hyperionId }: Pick<Callable, 'hyperionId'>) => `${hyperionId.toLowerCase()}@${domain}`

describe('an answer', () => {
  it('to a signed address stands in the history below the email, waits in the Contact Log, and is told [L-209] [O-539] [S-014]', async () => {
    const callable = await addCallable(test.db)
    const { replyTo } = await write(callable)
    expect(await post(replyTo.toUpperCase(), {})).toEqual([
      { state: 'assigned', kind: 'answer', hyperion_id: callable.hyperionId },
    ])
    const [sent, answer] = await historyOf(callable)
    expect(answer).toMatchObject({
      contact_type: 'EmailReceived',
      direction: 'in',
      email_from: 'ana@example.com',
      email_to: 'pat.tester@test.example',
      email_body: '<p>Yes, Friday.</p>',
      parent_email_contact_detail_id: sent?.email_contact_detail_id,
    })
    expect(await waitingFor(callable)).toEqual([{ email_sent_by: testUserName }])
    expect(await alertsOf(callable)).toEqual([{ user_name: testUserName, notification_type: 'IN_EMAIL' }])
    expect(await rowOf(test, callable)).toMatchObject({ statusCode: 'IPCM', lastActionIcon: 'IN_EMAIL' })
  })

  it('that comes again changes nothing', async () => {
    const callable = await addCallable(test.db)
    const { replyTo } = await write(callable)
    const mail = { messageId: `<${newKey()}@mail.example>`, date: new Date('2026-03-16') }
    await post(replyTo, mail)
    expect((await post(replyTo, mail)).map(({ state }) => state)).toEqual(['assigned', 'repeated'])
    expect(await waitingFor(callable)).toHaveLength(1)
  })

  it('to the address of a store finds its email by In-Reply-To, and a second one by References', async () => {
    const callable = await addCallable(test.db)
    const { messageId } = await write(callable)
    const own = `<${newKey()}@mail.example>`
    await post(storeAddress(callable), { inReplyTo: messageId, messageId: own, from: 'wife@example.com' })
    await post(storeAddress(callable), {
      references: ['<unknown@mail.example>', own],
      from: 'wife@example.com',
    })
    const [sent, first, second] = await historyOf(callable)
    expect([first?.parent_email_contact_detail_id, second?.parent_email_contact_detail_id]).toEqual([
      sent?.email_contact_detail_id,
      first?.email_contact_detail_id,
    ])
  })

  it('to the address of a store that names no email finds the one customer with its address', async () => {
    const address = newAddress()
    const callable = await addCallable(test.db, {}, { email: address.toUpperCase() })
    expect(await post(storeAddress(callable), { from: address })).toMatchObject([{ state: 'assigned' }])
    expect(await waitingFor(callable)).toEqual([{ email_sent_by: null }])
  })

  it('waits for a manager where nobody, or more than one, has its address, and where it is of another store', async () => {
    const address = newAddress()
    const callable = await addCallable(test.db, {}, { email: address })
    const twin = await addCustomer(test.db, callable.hyperionId, { ndd_email: address })
    await addOpportunity(test.db, callable.hyperionId, { customer_id: twin })
    const to = storeAddress(callable)
    await post(to, { from: address })
    await post(to, { from: newAddress() })
    const foreign = await addCallable(test.db)
    const { messageId } = await write(foreign)
    expect(await post(to, { from: newAddress(), inReplyTo: messageId })).toEqual(
      Array(3).fill({ state: 'unassigned', kind: 'answer', hyperion_id: callable.hyperionId }),
    )
    // The managers of the store hear of each of them, and nobody of what it says.
    const told = (await eventsOf(test.db, callable.hyperionId)).filter(
      ({ type }) => type === 'UNASSIGNED_EMAIL',
    )
    expect(told.map(({ payload }) => payload)).toEqual(Array(3).fill({ hyperionId: callable.hyperionId }))
    expect(await waitingFor(foreign)).toEqual([])
  })

  it('to an address of an opportunity that its store does not have waits for a manager', async () => {
    const [callable, elsewhere] = [await addCallable(test.db), await addStore(test.db)]
    const place = { hyperionId: elsewhere, opptId: callable.opptId, outgoingEmailId: '1' }
    const to = signedAddress(await loadEmailKey(test.db), 'reply', place, domain)
    expect(await post(to, {})).toEqual([{ state: 'unassigned', kind: 'answer', hyperion_id: elsewhere }])
    expect(await waitingFor(callable)).toEqual([])
  })

  it('to ten of our addresses at once finds its place at each of them', async () => {
    const answered = await Promise.all(Array.from({ length: 5 }, () => addCallable(test.db)))
    const unasked = await Promise.all(Array.from({ length: 5 }, () => addCallable(test.db)))
    const written = await Promise.all(answered.map((one) => write(one)))
    const from = 'Ten Places <ten-places@example.com>'
    const to = [...written.map(({ replyTo }) => replyTo), ...unasked.map(storeAddress)]
    await sendTo(port, { from, to, subject: 'Re: Your 2021 Accord', text: 'Yes, Friday.' })
    for (const [at, { hyperionId }] of answered.entries())
      expect(await outcomesAt(to[at] ?? '')).toEqual([
        { state: 'assigned', kind: 'answer', hyperion_id: hyperionId },
      ])
    for (const one of unasked)
      expect(await outcomesAt(storeAddress(one))).toEqual([
        { state: 'unassigned', kind: 'answer', hyperion_id: one.hyperionId },
      ])
    for (const one of answered) expect(await waitingFor(one)).toHaveLength(1)
  })

  it('to a forged address is refused', async () => {
    const callable = await addCallable(test.db)
    const { hyperionId, opptId } = callable
    const forged = signedAddress('a stranger', 'reply', { hyperionId, opptId, outgoingEmailId: '1' }, domain)
    await expect(sendTo(port, { from: 'ana@example.com', to: forged, text: 'Yes' })).rejects.toMatchObject({
      responseCode: 550,
    })
  })

  it('of a customer whose opportunity is closed is recorded; the status stays as it was [OP-009]', async () => {
    const callable = await addCallable(test.db)
    const { replyTo } = await write(callable)
    await test.db
      .updateTable('opportunity')
      .set({ status_code: 'NLO' })
      .where('oppt_id', '=', callable.opptId)
      .execute()
    expect(await post(replyTo, {})).toMatchObject([{ state: 'assigned' }])
    expect(await waitingFor(callable)).toHaveLength(1)
    const { status_code } = await test.db
      .selectFrom('opportunity')
      .select('status_code')
      .where('oppt_id', '=', callable.opptId)
      .executeTakeFirstOrThrow()
    expect(status_code).toBe('NLO')
  })

  it('with files keeps them by name, type and size', async () => {
    const callable = await addCallable(test.db)
    const { replyTo } = await write(callable)
    await post(replyTo, {
      attachments: [{ filename: 'title.pdf', content: '%PDF', contentType: 'application/pdf' }],
    })
    const files = await test.db
      .selectFrom('email_attachment')
      .select(['name', 'type', 'size', 'content'])
      .where('hyperion_id', '=', callable.hyperionId)
      .execute()
    expect(files.map(({ content, ...file }) => [file, Buffer.from(content).toString()])).toEqual([
      [{ name: 'title.pdf', type: 'application/pdf', size: 4 }, '%PDF'],
    ])
  })

  it('that a program wrote answers nothing: it stands in the history only', async () => {
    const callable = await addCallable(test.db)
    const { replyTo } = await write(callable)
    const headers = { 'Auto-Submitted': 'auto-replied' }
    expect(await post(replyTo, { headers, text: 'I am away. STOP' })).toMatchObject([
      { state: 'assigned', kind: 'automatic' },
    ])
    expect((await historyOf(callable)).at(-1)).toMatchObject({ direction: 'in', notes: 'Automatic reply' })
    expect(await waitingFor(callable)).toEqual([])
    expect(await alertsOf(callable)).toEqual([])
    expect(await rowOf(test, callable)).toMatchObject({ statusCode: 'IPCNM', lastActionIcon: 'OUT_EMAIL' })
    expect(await readAddressFlags(test.db, 'ana@example.com')).toMatchObject({ unsubscribed: false })
  })
})

describe('a wish for no more emails', () => {
  it('unsubscribes the address that was written to, and is still an answer [O-189] [OP-044]', async () => {
    const callable = await addCallable(test.db)
    const { replyTo, emailTo } = await write(callable)
    expect(await post(replyTo, { from: emailTo, text: 'STOP' })).toMatchObject([{ state: 'assigned' }])
    expect(await readAddressFlags(test.db, emailTo)).toMatchObject({ unsubscribed: true, complaint: false })
    expect(await waitingFor(callable)).toHaveLength(1)
  })

  it('counts from the address that an email of ours went to, which it answers by its id', async () => {
    const callable = await addCallable(test.db)
    const { emailTo, messageId } = await write(callable)
    const wish = { from: emailTo.toUpperCase(), inReplyTo: messageId, text: 'Unsubscribe' }
    expect(await post(storeAddress(callable), wish)).toMatchObject([{ state: 'assigned' }])
    expect(await readAddressFlags(test.db, emailTo)).toMatchObject({ unsubscribed: true })
  })

  it('in the name of somebody else silences nobody: it waits for a manager', async () => {
    const [victim, own] = [newAddress(), newAddress()]
    const callable = await addCallable(test.db, {}, { email: victim })
    await write(callable, victim)
    const { replyTo, messageId } = await write(callable, own)
    const to = storeAddress(callable)
    await post(to, { from: victim, text: 'STOP' })
    await post(to, { from: victim, text: 'STOP', inReplyTo: messageId })
    expect(await post(to, { from: victim, text: 'STOP', references: '<1.guessed@localhost>' })).toEqual(
      Array(3).fill({ state: 'unassigned', kind: 'unsubscribe', hyperion_id: callable.hyperionId }),
    )
    await post(replyTo, { from: victim, text: 'STOP' })
    expect(await readAddressFlags(test.db, victim)).toMatchObject({ unsubscribed: false })
    expect(await readAddressFlags(test.db, own)).toMatchObject({ unsubscribed: true })
  })
})

const failedReport = (messageId: string, status = '5.1.1') =>
  `From: MAILER-DAEMON@mx.example\nSubject: Undelivered Mail Returned to Sender\nMessage-ID: <${newKey()}@mx.example>\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\nContent-Type: text/plain\n\nIt failed.\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; ana@example.com\nAction: failed\nStatus: ${status}\n\n--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${messageId}\n\n--b--\n`

describe('a report', () => {
  it('of an unknown mailbox: the email has failed, its sender is told, the address gets no more [O-188] [O-210] [OP-044]', async () => {
    const callable = await addCallable(test.db)
    const { returnPath, messageId, emailTo } = await write(callable)
    await sendRaw(port, { from: '', to: returnPath }, failedReport(messageId))
    expect(await outcomesAt(returnPath)).toMatchObject([{ state: 'handled', kind: 'report' }])
    expect(await historyOf(callable)).toMatchObject([{ direction: 'out', delivery: 'failed' }])
    expect(await alertsOf(callable)).toEqual([{ user_name: testUserName, notification_type: 'EMAIL_FAILED' }])
    expect(await readAddressFlags(test.db, emailTo)).toMatchObject({ bounced: true })
  })

  it('of a full mailbox says nothing against the address', async () => {
    const callable = await addCallable(test.db)
    const { returnPath, messageId, emailTo } = await write(callable)
    await sendRaw(port, { from: '', to: returnPath }, failedReport(messageId, '5.2.2'))
    await outcomesAt(returnPath)
    expect(await historyOf(callable)).toMatchObject([{ delivery: 'failed' }])
    expect(await readAddressFlags(test.db, emailTo)).toMatchObject({ bounced: false })
  })

  it('that comes to the postmaster finds the email by its id; one that names none of ours changes nothing', async () => {
    const callable = await addCallable(test.db)
    const { messageId, emailTo } = await write(callable)
    const to = `postmaster@${domain}`
    await sendRaw(port, { from: '', to }, failedReport(messageId.replace(/\.[^@]+@/, '.guessed@')))
    await outcomesAt(to)
    expect(await historyOf(callable)).toMatchObject([{ delivery: null }])
    await sendRaw(port, { from: '', to }, failedReport(messageId))
    await outcomesAt(to)
    expect(await historyOf(callable)).toMatchObject([{ delivery: 'failed' }])
    expect(await readAddressFlags(test.db, emailTo)).toMatchObject({ bounced: true })
  })
})

describe('the source of an email', () => {
  it('is deleted a month after it found its place, and kept as long as it waits', async () => {
    const callable = await addCallable(test.db)
    const { replyTo } = await write(callable)
    await post(replyTo, {})
    await post(storeAddress(callable), { from: newAddress() })
    const sourcesAfter = async (days: number) => {
      await deleteOldSources(test.db, shifted(testNow, (days - 30) * 24 * 60 * 60_000))
      const rows = await test.db
        .selectFrom('incoming_email')
        .select(['state', 'source'])
        .where('hyperion_id', '=', callable.hyperionId)
        .orderBy('incoming_email_id')
        .execute()
      return rows.map(({ state, source }) => [state, source !== null])
    }
    expect(await sourcesAfter(29)).toEqual([
      ['assigned', true],
      ['unassigned', true],
    ])
    expect(await sourcesAfter(31)).toEqual([
      ['assigned', false],
      ['unassigned', true],
    ])
  })
})

describe('a complaint', () => {
  it('is remembered against the address, which gets no more emails [O-188] [O-211] [OP-044]', async () => {
    const callable = await addCallable(test.db)
    const { messageId, emailTo } = await write(callable)
    const to = `abuse@${domain}`
    await sendRaw(
      port,
      { from: 'fbl@provider.example', to },
      `From: fbl@provider.example\nSubject: complaint\nMessage-ID: <${newKey()}@provider.example>\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=feedback-report; boundary=b\n\n--b\nContent-Type: text/plain\n\nA complaint.\n--b\nContent-Type: message/feedback-report\n\nFeedback-Type: abuse\n\n--b\nContent-Type: message/rfc822\n\nMessage-ID: ${messageId}\n\nHi\n--b--\n`,
    )
    expect(await outcomesAt(to)).toMatchObject([{ state: 'handled', kind: 'complaint' }])
    expect(await readAddressFlags(test.db, emailTo)).toMatchObject({ complaint: true, unsubscribed: true })
    expect(await historyOf(callable)).toMatchObject([{ delivery: null }])
  })
})
