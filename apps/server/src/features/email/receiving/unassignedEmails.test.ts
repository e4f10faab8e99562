import { assignEmail, listUnassignedEmails } from '@retain/api-client/unassigned-emails'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addCallable, asManager, newKey, rowOf } from '../../../testing/callable'
import { addOpportunity } from '../../../testing/fixtures'
import { eventsOf } from '../../../testing/outboxEvents'
import { testNow, withApp } from '../../../testing/testApp'

const test = withApp()

/** A manager of a store to which an email came that found nobody. */
async function withUnassigned() {
  const callable = await addCallable(test.db)
  const source =
    'From: Ana <ana@example.com>\r\nSubject: My car\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nWhat is it worth?\r\n--b\r\nContent-Type: image/png; name=front.png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n--b--\r\n'
  const { incoming_email_id: incomingEmailId } = await test.db
    .insertInto('incoming_email')
    .values({
      envelope_from: 'ana@example.com',
      envelope_to: 'store@in.test.example',
      source: Buffer.from(source),
      received_at: testNow,
      state: 'unassigned',
      kind: 'answer',
      hyperion_id: callable.hyperionId,
      email_from: 'ana@example.com',
      email_subject: 'My car',
      email_text: 'What is it worth?',
    })
    .returning('incoming_email_id')
    .executeTakeFirstOrThrow()
  return { ...callable, person: asManager(callable.person), incomingEmailId }
}

type Store = Awaited<ReturnType<typeof withUnassigned>>

async function listOf({ person, hyperionId }: Store) {
  const answer = await test.callAs(person, listUnassignedEmails, { query: { hyperionId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const assign = ({ person, incomingEmailId }: Store, opptId: string) =>
  test.callAs(person, assignEmail, { body: { incomingEmailId, opptId }, idempotencyKey: newKey() })

describe('an email that found nobody', () => {
  it('waits in the list of its store', async () => {
    const store = await withUnassigned()
    expect(await listOf(store)).toEqual({
      list: [
        {
          incomingEmailId: store.incomingEmailId,
          receivedDate: testNow,
          emailFrom: 'ana@example.com',
          emailSubject: 'My car',
          emailText: 'What is it worth?',
        },
      ],
      total: 1,
      page: 1,
      pageCount: 1,
    })
  })

  it('is assigned by a manager: it is a contact with its files, waits in the Contact Log, and leaves the list [L-209] [S-738]', async () => {
    const store = await withUnassigned()
    expect(await assign(store, store.opptId)).toMatchObject(E.right({ data: { opptId: store.opptId } }))
    expect(await rowOf(test, store)).toMatchObject({ statusCode: 'IPCM', lastActionIcon: 'IN_EMAIL' })
    const types = (await eventsOf(test.db, store.hyperionId)).map(({ type }) => type)
    expect(types).toContain('CONTACT_LOG_NEW')
    expect(types).toContain('UNASSIGNED_EMAIL')
    const files = await test.db
      .selectFrom('email_attachment')
      .select('name')
      .where('hyperion_id', '=', store.hyperionId)
      .execute()
    expect(files).toEqual([{ name: 'front.png' }])
    expect((await listOf(store)).total).toBe(0)
  })

  it('is assigned once: whoever comes second is told where it is', async () => {
    const store = await withUnassigned()
    await assign(store, store.opptId)
    const other = await addOpportunity(test.db, store.hyperionId, { customer_id: store.customerId })
    expect(await assign(store, other)).toMatchObject(E.right({ data: { opptId: store.opptId } }))
    const inbound = await test.db
      .selectFrom('inbound_email')
      .select('oppt_id')
      .where('hyperion_id', '=', store.hyperionId)
      .execute()
    expect(inbound).toEqual([{ oppt_id: store.opptId }])
  })

  it('cannot be assigned to a customer of another store, not even of one’s own', async () => {
    const [store, elsewhere] = [await withUnassigned(), await addCallable(test.db)]
    const person = { ...store.person, stores: [store.hyperionId, elsewhere.hyperionId] }
    expect(await assign({ ...store, person }, elsewhere.opptId)).toMatchObject(E.left({ status: 404 }))
    expect((await listOf(store)).total).toBe(1)
  })
})
