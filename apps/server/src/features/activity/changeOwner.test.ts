import { changeOwner } from '@retain/api-client/change-owner'
import { getContactHistory, getOpportunityDetails } from '@retain/api-client/opportunity'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addEmail } from '../../testing/addEmail'
import { addCallable, newKey, saveCall, type Callable } from '../../testing/callable'
import { eventsOf } from '../../testing/outboxEvents'
import { testNow, withApp } from '../../testing/testApp'

const test = withApp()

const jordan = ({ person }: Callable) => ({ ...person, userName: 'jordan.mills' })

const ask = (callable: Callable, who = jordan(callable), idempotencyKey = newKey()) =>
  test.callAs(who, changeOwner, { body: { opptId: callable.opptId }, idempotencyKey })

async function changed(...args: Parameters<typeof ask>): Promise<string> {
  const answer = await ask(...args)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data.opptId
}

async function frameOf({ person }: Callable, opptId: string) {
  const answer = await test.callAs(person, getOpportunityDetails, { params: { opptId, flag: false } })
  return E.isRight(answer) ? answer.right.data : answer
}

async function historyOf({ person }: Callable, opptId: string) {
  const answer = await test.callAs(person, getContactHistory, { params: { opptId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data.map(({ contactType }) => contactType)
}

describe('an owner change', () => {
  it('makes the caller the owner of a copy; the old one is a duplicate [O-272] [O-459] [OP-071]', async () => {
    const callable = await addCallable(test.db, { owner_user_name: 'dana', owner_name: 'Dana Baker' })
    const opptId = await changed(callable)
    expect(opptId).not.toBe(callable.opptId)
    expect(await frameOf(callable, opptId)).toMatchObject({
      ownerUserName: 'jordan.mills',
      statusCode: 'NEW',
    })
    expect(await frameOf(callable, callable.opptId)).toMatchObject({
      ownerUserName: 'dana',
      statusCode: 'DUPE',
    })
  })

  it('copies the history and adds its own entry on top [OP-071]', async () => {
    const callable = await addCallable(test.db)
    await saveCall(test, callable)
    const opptId = await changed(callable)
    const history = await historyOf(callable, opptId)
    expect([...history].sort()).toEqual(['ChangeOwner', 'PhoneCall'])
    expect(await historyOf(callable, callable.opptId)).toEqual(['PhoneCall'])
  })

  it('takes the vehicles and every figure along [OP-071]', async () => {
    const figures = { price_cents: 2_435_000, apr: 3.9, purchased_at: testNow, equity_cents: -12_345 }
    const callable = await addCallable(test.db, figures)
    const of = { hyperion_id: callable.hyperionId, oppt_id: callable.opptId }
    await test.db
      .insertInto('current_vehicle')
      .values({ ...of, key_features: ['Sunroof, large', 'Tow hitch'], highway_mpg: 38.5 })
      .execute()
    await test.db
      .insertInto('replacement_vehicle')
      .values({ ...of, down_payment_cents: [0, 100_000], msrp_cents: 3_260_000, refreshed_on: '2026-03-14' })
      .execute()
    const opptId = await changed(callable)
    for (const table of ['current_vehicle', 'replacement_vehicle'] as const) {
      const [old, copy] = await test.db
        .selectFrom(table)
        .selectAll()
        .where('hyperion_id', '=', callable.hyperionId)
        .orderBy('oppt_id')
        .execute()
      expect(copy).toEqual({ ...old, oppt_id: opptId })
    }
    const [old, copy] = await test.db
      .selectFrom('opportunity')
      .select(['price_cents', 'apr', 'purchased_at', 'equity_cents', 'customer_words', 'customer_id'])
      .where('hyperion_id', '=', callable.hyperionId)
      .orderBy('oppt_id')
      .execute()
    expect(copy).toEqual(old)
  })

  it('takes the flags and the emails along, under the ids that others know them by [OP-071]', async () => {
    const callable = await addCallable(test.db)
    await addEmail(test.db, callable, 1, null)
    const of = { hyperion_id: callable.hyperionId, oppt_id: callable.opptId }
    const flag = { ...of, user_name: 'dana', flagged_by: 'dana', flagged_at: testNow }
    await test.db.insertInto('opportunity_flag').values(flag).execute()
    const opptId = await changed(callable)
    for (const table of ['opportunity_flag', 'email_contact_detail'] as const) {
      const rows = await test.db
        .selectFrom(table)
        .select('oppt_id')
        .where('hyperion_id', '=', callable.hyperionId)
        .execute()
      expect(rows).toEqual([{ oppt_id: opptId }])
    }
  })

  it('tells the store that the old row is gone, and which one stands in its place [D-19]', async () => {
    const callable = await addCallable(test.db)
    const opptId = await changed(callable)
    const told = await eventsOf(test.db, callable.hyperionId)
    expect(told.map(({ type }) => type)).toEqual(['OPPT_STATUS', 'OPPT_REMOVED'])
    expect(told[1]?.payload).toMatchObject({ opptId: callable.opptId, replacedBy: opptId })
  })

  it('is done once, however often it is sent with its key', async () => {
    const callable = await addCallable(test.db)
    const key = newKey()
    const opptId = await changed(callable, jordan(callable), key)
    expect(await changed(callable, jordan(callable), key)).toBe(opptId)
  })

  it('that two people want at once is given to one of them', async () => {
    const callable = await addCallable(test.db)
    const dana = { ...callable.person, userName: 'dana' }
    const answers = await Promise.all([ask(callable), ask(callable, dana)])
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(answers.find(E.isLeft)).toMatchObject(E.left({ status: 409, code: 'lockedByStatus' }))
  })

  it('ends the lock that the new owner holds, and is refused while somebody else holds it [O-056]', async () => {
    const locked = { locked_by_user_name: 'jordan.mills', locked_by_name: 'Jordan Mills', locked_at: testNow }
    const callable = await addCallable(test.db, locked)
    expect(await ask(callable, { ...callable.person, userName: 'dana' })).toMatchObject(
      E.left({ status: 409, code: 'lockedByUser' }),
    )
    await changed(callable)
    const told = await eventsOf(test.db, callable.hyperionId)
    expect(told.map(({ type }) => type)).toEqual(['OPPT_LOCK', 'OPPT_STATUS', 'OPPT_REMOVED'])
  })

  it('is refused to the owner', async () => {
    const callable = await addCallable(test.db, { owner_user_name: 'jordan.mills' })
    expect(await ask(callable)).toMatchObject(E.left({ status: 400, code: 'invalid' }))
  })
})
