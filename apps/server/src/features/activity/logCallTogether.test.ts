import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { lockOpportunity } from '@retain/api-client/lock'
import {
  addCallable,
  asManager,
  callBody,
  newKey,
  postCall,
  rowOf,
  saveCall,
  type Callable,
} from '../../testing/callable'
import { addOpportunity } from '../../testing/fixtures'
import { eventsOf } from '../../testing/outboxEvents'
import { withApp } from '../../testing/testApp'

const test = withApp()

const entriesOf = ({ opptId }: Callable) =>
  test.db
    .selectFrom('contact_history')
    .select(['contact_history_id', 'action_result'])
    .where('oppt_id', '=', opptId)
    .where('contact_type', '=', 'PhoneCall')
    .orderBy('contact_history_id')
    .execute()

const versionsOf = async ({ hyperionId }: Callable) =>
  (await eventsOf(test.db, hyperionId)).flatMap(({ payload }) => payload['rowVersion'] ?? [])

const counting = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place)

describe('the same key', () => {
  it('fifty times in parallel is one entry, and each of the fifty is given its answer', async () => {
    const callable = await addCallable(test.db)
    const key = newKey()
    const body = callBody(callable.opptId)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => postCall(test, callable.person, body, key)),
    )
    const entries = await entriesOf(callable)
    expect(entries).toHaveLength(1)
    const first = answers[0]
    expect(first).toMatchObject(
      E.right({ data: { contactHistoryId: entries[0]?.contact_history_id, statusCode: 'IPCM' } }),
    )
    for (const answer of answers)
      expect(E.isRight(answer) && answer.right.data).toEqual(first && E.isRight(first) && first.right.data)
    expect(await versionsOf(callable)).toEqual([2, 3])
    expect(await rowOf(test, callable)).toMatchObject({ rowVersion: 3 })
  })

  it('is answered again when the opportunity has since been closed or taken by somebody else', async () => {
    const callable = await addCallable(test.db)
    const key = newKey()
    const body = callBody(callable.opptId)
    const first = await postCall(test, callable.person, body, key)
    const manager = asManager({ ...callable.person, userName: 'dana' })
    await test.callAs(manager, lockOpportunity, {
      body: { opptId: callable.opptId, hyperionId: callable.hyperionId, isLocked: true },
    })
    expect(await postCall(test, callable.person, body)).toMatchObject(E.left({ code: 'lockedByUser' }))
    const again = await postCall(test, callable.person, body, key)
    expect(E.isRight(again) && again.right.data).toEqual(E.isRight(first) && first.right.data)
  })

  it('with another call is refused', async () => {
    const callable = await addCallable(test.db)
    const key = newKey()
    await postCall(test, callable.person, callBody(callable.opptId), key)
    const other = await postCall(test, callable.person, callBody(callable.opptId, { notes: 'Other.' }), key)
    expect(other).toMatchObject(E.left({ status: 409, code: 'idempotencyReused' }))
    expect(await entriesOf(callable)).toHaveLength(1)
  })
})

describe('two windows of one holder', () => {
  it('that save at once leave both entries, one status and versions without a gap', async () => {
    const callable = await addCallable(test.db)
    const attempts = Array.from({ length: 5 }, () => saveCall(test, callable, { actionResult: 'LEFTMSG' }))
    const reached = Array.from({ length: 5 }, () => saveCall(test, callable))
    const saved = await Promise.all([...attempts, ...reached])
    expect(new Set(saved.map(({ contactHistoryId }) => contactHistoryId)).size).toBe(10)
    expect(await entriesOf(callable)).toHaveLength(10)

    const row = await rowOf(test, callable)
    expect(row.statusCode).toBe('IPCM')
    expect(await versionsOf(callable)).toEqual(counting(2, row.rowVersion))
    const statuses = (await eventsOf(test.db, callable.hyperionId)).filter(
      ({ type }) => type === 'OPPT_STATUS',
    )
    expect(statuses.at(-1)?.payload['statusCode']).toBe('IPCM')
  })

  it('of which one closes the opportunity let the other through only before', async () => {
    const callable = await addCallable(test.db)
    const manager = asManager(callable.person)
    const reason = 'Manager marked the opportunity as No Longer Owns via phone call.'
    const [closing, other] = await Promise.all([
      postCall(test, manager, callBody(callable.opptId, { actionResult: 'NLO', reason })),
      postCall(test, manager, callBody(callable.opptId)),
    ])
    expect(E.isRight(closing)).toBe(true)
    const entries = (await entriesOf(callable)).map(({ action_result }) => action_result)
    if (E.isRight(other)) expect(entries).toEqual(['CONTACTED', 'NLO'])
    else {
      expect(other.left).toMatchObject({ code: 'lockedByStatus' })
      expect(entries).toEqual(['NLO'])
    }
    expect(await rowOf(test, callable)).toMatchObject({ statusCode: 'NLO' })
  })
})

it('calls, locks and releases for one customer at once end, each row with versions without a gap', async () => {
  const callable = await addCallable(test.db)
  const { hyperionId, customerId, person } = callable
  const rows = [
    callable,
    { ...callable, opptId: await addOpportunity(test.db, hyperionId, { customer_id: customerId }) },
    { ...callable, opptId: await addOpportunity(test.db, hyperionId, { customer_id: customerId }) },
  ]
  await Promise.all(
    rows.flatMap((row) =>
      [true, false, true, false].flatMap((isLocked) => [
        test.callAs(person, lockOpportunity, { body: { opptId: row.opptId, hyperionId, isLocked } }),
        saveCall(test, row),
      ]),
    ),
  )
  const events = await eventsOf(test.db, hyperionId)
  for (const row of rows) {
    const versions = events.flatMap(({ payload }) =>
      payload['opptId'] === row.opptId ? [payload['rowVersion']] : [],
    )
    expect(versions.toSorted()).toEqual(counting(2, versions.length + 1).toSorted())
    expect(await rowOf(test, row)).toMatchObject({ rowVersion: versions.length + 1 })
    expect(await entriesOf(row)).toHaveLength(4)
  }
})
