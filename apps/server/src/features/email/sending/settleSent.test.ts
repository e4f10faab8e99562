import { beforeAll, describe, expect, it, vi } from 'vitest'
import { newKey, type Callable, addCallable } from '../../../testing/callable'
import { testNow, withApp } from '../../../testing/testApp'
import { makeSettleSent } from './settleSent'

const test = withApp()
let [one, other]: Callable[] = []
beforeAll(async () => {
  one = await addCallable(test.db)
  other = await addCallable(test.db)
})

async function queue(callable: Callable | undefined, opptId = callable?.opptId ?? '') {
  const { outgoing_email_id: outgoingEmailId } = await test.db
    .insertInto('outgoing_email')
    .values({
      hyperion_id: callable?.hyperionId ?? '',
      oppt_id: opptId,
      sent_by: 'pat',
      idempotency_key: newKey(),
      source: 'EQLOG',
      template_id: null,
      notes: '',
      from_name: 'Pat',
      email_from: 'pat@test.example',
      email_to: 'ana@test.example',
      email_subject: 'Hi',
      email_body: '<p>Hi</p>',
      parent_email_contact_detail_id: null,
      state: 'queued',
      created_at: testNow,
    })
    .returning('outgoing_email_id')
    .executeTakeFirstOrThrow()
  return { outgoingEmailId, opptId }
}

function settleTwo() {
  const announce = vi.fn<(eventIds: readonly string[]) => void>()
  const host = { db: test.db, clock: () => testNow, live: { announce } }
  return { announce, settle: makeSettleSent(host, (accepted) => accepted === 2) }
}

const statesOf = async (ids: readonly string[]) =>
  (
    await test.db
      .selectFrom('outgoing_email')
      .select('state')
      .where('outgoing_email_id', 'in', ids)
      .orderBy('outgoing_email_id')
      .execute()
  ).map(({ state }) => state)

describe('emails that the mail server accepts together', () => {
  it('are recorded in one transaction', async () => {
    const emails = [await queue(one), await queue(other)]
    const { announce, settle } = settleTwo()
    await Promise.all(emails.map(settle))
    expect(await statesOf(emails.map(({ outgoingEmailId }) => outgoingEmailId))).toEqual(['sent', 'sent'])
    expect(announce).toHaveBeenCalledOnce()
  })

  it('do not hold each other up: one that cannot be recorded fails by itself', async () => {
    const emails = [await queue(one, '99999999'), await queue(other)]
    const { settle } = settleTwo()
    const settled = await Promise.allSettled(emails.map(settle))
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await statesOf(emails.map(({ outgoingEmailId }) => outgoingEmailId))).toEqual(['queued', 'sent'])
  })
})
