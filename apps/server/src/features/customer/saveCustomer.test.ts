import { getCustomerInfo, saveCustomerInfo } from '@retain/api-client/opportunity'
import type { CustomerContact } from '@retain/domain/customer/customerEdit'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addCallable, onFile, type Callable } from '../../testing/callable'
import { eventsOf } from '../../testing/outboxEvents'
import { addOpportunity } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

const contact: CustomerContact = {
  email: 'hana@example.com',
  mobilePhone: onFile.Mobile,
  homePhone: onFile.Evening,
  workPhone: onFile.Day,
}

const send = (
  { opptId, person }: Pick<Callable, 'opptId' | 'person'>,
  changes: Partial<CustomerContact> = {},
  version: number | undefined = 1,
) =>
  test.callAs(person, saveCustomerInfo, {
    params: { opptId },
    body: { ...contact, ...changes },
    ...(version > 0 && { version }),
  })

async function customerOf({ opptId, person }: Pick<Callable, 'opptId' | 'person'>) {
  const answer = await test.callAs(person, getCustomerInfo, { params: { opptId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const toldOf = async ({ hyperionId }: Callable) =>
  (await eventsOf(test.db, hyperionId)).map(({ type, payload }) => ({ type, payload }))

describe('a saved customer', () => {
  it('is the section with what was sent, in its next version [O-233] [O-460] [OP-064]', async () => {
    const callable = await addCallable(test.db)
    const answer = await send(callable, { mobilePhone: '(207) 555-0190 x12', workPhone: null })
    const saved = await customerOf(callable)
    expect(answer).toMatchObject(E.right({ data: saved }))
    expect(saved).toMatchObject({
      email: 'hana@example.com',
      mobilePhone: '2075550190x12',
      homePhone: onFile.Evening,
      workPhone: null,
      version: 2,
    })
  })

  it('loses the marks of the numbers that are changed, and of no other', async () => {
    const callable = await addCallable(test.db, {}, { work_phone_bad: true, home_phone_bad: true })
    await send(callable, { workPhone: '2075550199' })
    const { phones } = await customerOf(callable)
    expect(phones.filter(({ isBad }) => isBad).map(({ title }) => title)).toEqual(['Evening'])
  })

  it('is told to the pages of all the opportunities of the customer, without anything personal', async () => {
    const callable = await addCallable(test.db)
    const other = await addOpportunity(test.db, callable.hyperionId, { customer_id: callable.customerId })
    await send(callable)
    const { hyperionId, opptId } = callable
    expect(await toldOf(callable)).toEqual(
      [opptId, other].map((told) => ({
        type: 'OPPT_CUSTOMER',
        payload: { opptId: told, hyperionId, version: 2 },
      })),
    )
  })
})

describe('a customer that is not saved', () => {
  it.each([
    ['a number of nine digits', { homePhone: '207555011' }, 'homePhone', 'A phone number has ten digits.'],
    ['an address without a domain', { email: 'hana@' }, 'email', ''],
  ])('has %s [O-236] [OP-063]', async (_what, changes, field, message) => {
    const callable = await addCallable(test.db)
    const answer = await send(callable, changes)
    expect(answer).toMatchObject(E.left({ status: 400, code: 'invalid', fieldErrors: [{ field }] }))
    expect(JSON.stringify(answer)).toContain(message)
    expect(await customerOf(callable)).toMatchObject({ version: 1, homePhone: onFile.Evening })
  })

  it('names no version, or one that is no longer the last', async () => {
    const callable = await addCallable(test.db)
    expect(await send(callable, {}, 0)).toMatchObject(E.left({ status: 400, code: 'versionRequired' }))
    await send(callable, { email: 'first@example.com' })
    expect(await send(callable, { email: 'second@example.com' })).toMatchObject(
      E.left({ status: 409, code: 'stale' }),
    )
    expect(await customerOf(callable)).toMatchObject({ email: 'first@example.com', version: 2 })
  })

  it('is edited by two at once: one of them is told so', async () => {
    const callable = await addCallable(test.db)
    const opptId = await addOpportunity(test.db, callable.hyperionId, { customer_id: callable.customerId })
    const answers = await Promise.all([send(callable), send({ ...callable, opptId })])
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(await customerOf(callable)).toMatchObject({ version: 2 })
  })

  it('is of an opportunity that is closed, or that somebody else holds [O-056]', async () => {
    const closed = await addCallable(test.db, { status_code: 'NLO' })
    expect(await send(closed)).toMatchObject(E.left({ status: 409, code: 'lockedByStatus' }))
    const held = await addCallable(test.db, {
      locked_by_user_name: 'somebody.else',
      locked_by_name: 'Somebody Else',
    })
    expect(await send(held)).toMatchObject(E.left({ status: 409, code: 'lockedByUser' }))
  })
})
