import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createAdfLead, previewAdfLead } from '@retain/api-client/leads'
import * as E from 'fp-ts/Either'
import { afterAll, describe, expect, it } from 'vitest'
import { addCallable, newKey, rowOf, type Callable } from '../../../testing/callable'
import { startMailServer } from '../../../testing/mailServer'
import { eventsOf } from '../../../testing/outboxEvents'
import { testNow, withApp } from '../../../testing/testApp'
import { tryingAgain } from '../../../testing/tryAgain'
import { readAdf } from './adf'

const mails = await startMailServer()
afterAll(() => mails.close())
const test = withApp({ environment: { SMTP_URL: mails.url, LEAD_HOSTS: '127.0.0.1' } })

interface Posted {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A web service that takes leads: it answers by these codes in turn, then 200; `hang` never answers. */
async function startReceiver(...codes: readonly (number | 'hang')[]) {
  const received: Posted[] = []
  const answers = [...codes]
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body })
      const code = answers.shift() ?? 200
      if (code !== 'hang') response.writeHead(code).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/adf`,
    received,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

let stores = 0

/** An opportunity of a store whose leads go to an address. */
async function addAdf(address: string | null, fields: Parameters<typeof addCallable>[1] = {}) {
  const callable = await addCallable(test.db, fields)
  await test.db
    .updateTable('store')
    .set({ lead_system: 'adf', lead_address: address })
    .where('hyperion_id', '=', callable.hyperionId)
    .execute()
  return callable
}

const newMailbox = () => `leads${(stores += 1)}@store.example`

const send = ({ opptId, hyperionId, person }: Callable, idempotencyKey = newKey()) =>
  test.callAs(person, createAdfLead, {
    body: { opptId, hyperionId, vin: null, userName: null },
    idempotencyKey,
  })

const typesOf = async ({ hyperionId }: Callable) =>
  (await eventsOf(test.db, hyperionId)).map(({ type }) => type)

const leadsIn = async (document: string) => {
  const read = await readAdf(document)
  if (E.isLeft(read)) throw new Error(read.left)
  return read.right.leads
}

describe('a lead as ADF by email', () => {
  it('makes the opportunity pending, goes to the address of the store, and is a sent one then', async () => {
    const address = newMailbox()
    const callable = await addAdf(address, { vin: '1HGCV1F57MA014882', make_name: 'Honda' })
    const answer = await send(callable)
    expect(answer).toMatchObject(
      E.right({ data: { leadId: expect.stringMatching(/^RETAIN-\d+$/) as string } }),
    )
    expect(await typesOf(callable)).toEqual([
      ...['OPPT_STATUS', 'OPPT_CONTACT', 'OPPT_STATUS', 'OPPT_CONTACT', 'LEAD_ASSIGNED'],
    ])
    expect(await rowOf(test, callable)).toMatchObject({ statusCode: 'LEADSENT' })
    const [mail, ...more] = await mails.mailsTo(address)
    expect(more).toEqual([])
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    const [lead] = await leadsIn(mail?.text ?? '')
    expect(mail?.messageId).toBe(`<${lead?.reference}@localhost>`)
    expect(lead).toMatchObject({
      requestedAt: testNow,
      vehicles: [{ interest: 'trade-in', make: 'Honda', vin: '1HGCV1F57MA014882' }],
      vendor: { id: callable.hyperionId },
      provider: 'Retain',
    })
  })

  it('that the mail server refuses for good stays pending, and is sent again under the same id', async () => {
    const address = newMailbox()
    const callable = await addAdf(address)
    mails.answer(address, 550)
    const key = newKey()
    expect(await send(callable, key)).toMatchObject(E.left({ status: 502, code: 'leadNotSent' }))
    expect(await rowOf(test, callable)).toMatchObject({ statusCode: 'LEADPEND', leadId: null })
    mails.answer(address, null)
    expect(await send(callable, key)).toMatchObject(E.right({}))
    expect(await typesOf(callable)).toEqual([
      ...['OPPT_STATUS', 'OPPT_CONTACT', 'OPPT_STATUS', 'OPPT_CONTACT', 'LEAD_ASSIGNED'],
    ])
  })

  it('that the mail server asks to send later is tried again', async () => {
    const address = newMailbox()
    const callable = await addAdf(address)
    mails.answer(address, 451)
    const sending = tryingAgain(test.db, 'sendLead', send(callable))
    expect(await sending).toMatchObject(E.left({ code: 'leadNotSent' }))
    mails.answer(address, null)
    expect(await send(callable)).toMatchObject(E.right({}))
    expect(await mails.mailsTo(address)).toHaveLength(1)
  })

  it('is sent once, however often it is asked for', async () => {
    const address = newMailbox()
    const callable = await addAdf(address)
    const key = newKey()
    await Promise.all([send(callable, key), send(callable, key)])
    expect(await mails.mailsTo(address)).toHaveLength(1)
    expect(await send(callable)).toMatchObject(E.left({ status: 409, code: 'notPending' }))
  })

  it('of a store without an address is not sent', async () => {
    expect(await send(await addAdf(null))).toMatchObject(E.left({ code: 'leadNotSent' }))
  })
})

describe('a lead as ADF by HTTP', () => {
  it('is posted as XML with its id', async () => {
    const receiver = await startReceiver()
    const callable = await addAdf(receiver.url)
    expect(await send(callable)).toMatchObject(E.right({}))
    const [posted] = receiver.received
    expect(posted?.headers['content-type']).toBe('application/xml; charset=utf-8')
    const [lead] = await leadsIn(posted?.body ?? '')
    expect(lead?.reference).toBe(posted?.headers['idempotency-key'])
    receiver.close()
  })

  it('is tried again with the same id where the service fails or answers late', async () => {
    const receiver = await startReceiver(503, 'hang')
    const callable = await addAdf(receiver.url)
    expect(await tryingAgain(test.db, 'sendLead', send(callable))).toMatchObject(E.right({}))
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    receiver.close()
  })

  it('follows no redirection', async () => {
    const receiver = await startReceiver(307, 307, 307)
    const callable = await addAdf(receiver.url)
    expect(await tryingAgain(test.db, 'sendLead', send(callable))).toMatchObject(
      E.left({ code: 'leadNotSent' }),
    )
    receiver.close()
  })
})

it('what would be sent can be seen before, with where it goes', async () => {
  const callable = await addAdf('leads@bayview.example')
  const answer = await test.callAs(callable.person, previewAdfLead, { query: { oppId: callable.opptId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  const { way, address, document } = answer.right.data
  expect([way, address]).toEqual(['email', 'leads@bayview.example'])
  expect(await leadsIn(document)).toMatchObject([{ reference: null, requestedAt: testNow }])
  expect(await typesOf(callable)).toEqual([])
})
