import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { shifted } from '@retain/domain/calendar/instant'
import { presenceTimeout } from '@retain/domain/live/limits'
import { lockOpportunity } from '@retain/api-client/lock'
import { searchLogs } from '@retain/api-client/work-log'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import { addCallable, rowOf, type Callable } from '../../testing/callable'
import { addOpportunity } from '../../testing/fixtures'
import { eventsOf } from '../../testing/outboxEvents'
import { at, testNow, withApp } from '../../testing/testApp'
import type { TestPerson } from '../../testing/testTokens'

const test = withApp()

/** Somebody else of the same store. */
const ann = ({ person }: Callable) => ({
  ...person,
  userName: 'ann.lee',
  claims: { given_name: 'Ann', family_name: 'Lee' },
})

const ask = ({ hyperionId, opptId, person }: Callable, isLocked: boolean, who = person) =>
  test.callAs(who, lockOpportunity, { body: { opptId, hyperionId, isLocked } })

async function lock(...args: Parameters<typeof ask>) {
  const answer = await ask(...args)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const annHolds = (callable: Callable) => ({
  opptId: callable.opptId,
  hyperionId: callable.hyperionId,
  isLocked: true,
  lockedUserId: 'ann.lee',
  lockedBy: 'Ann Lee',
  lockedDT: testNow,
  lockedDate: testNow,
  isCustomerLocked: false,
  rowVersion: 2,
})
const nobodyHolds = { isLocked: false, lockedUserId: null, lockedBy: null, lockedDT: null, lockedDate: null }
const told = async ({ hyperionId }: Callable) =>
  (await eventsOf(test.db, hyperionId)).map(({ type, payload }) => ({ type, payload }))

describe('a lock', () => {
  it('names its holder and the moment, in the answer, in the row and to the store [O-057] [O-458] [L-378] [L-379] [L-380] [L-381] [L-430] [L-445] [L-557] [L-588]', async () => {
    const callable = await addCallable(test.db)
    const state = await lock(callable, true, ann(callable))
    expect(state).toEqual(annHolds(callable))
    expect(await rowOf(test, callable)).toMatchObject(state)
    expect(await told(callable)).toEqual([{ type: 'OPPT_LOCK', payload: state }])
  })

  it('that is taken again by its holder keeps its moment, and nobody is told', async () => {
    const since = at('2026-03-16T09:00:00.000Z')
    const callable = await addCallable(test.db, {
      locked_by_user_name: 'ann.lee',
      locked_by_name: 'Ann Lee',
      locked_at: since,
    })
    const state = await lock(callable, true, ann(callable))
    expect(state).toMatchObject({ lockedUserId: 'ann.lee', lockedDT: since, rowVersion: 1 })
    expect(await told(callable)).toEqual([])
  })

  it('is refused while another user holds it, who is named [OP-003]', async () => {
    const callable = await addCallable(test.db)
    await lock(callable, true, ann(callable))
    expect(await ask(callable, true)).toMatchObject(
      E.left({
        status: 409,
        code: 'lockedByUser',
        lock: { lockedBy: 'Ann Lee', lockedDT: testNow },
      }),
    )
    expect(await told(callable)).toHaveLength(1)
  })

  it('is released by its holder, and by everybody of the store [L-589]', async () => {
    const callable = await addCallable(test.db)
    for (const who of [ann(callable), callable.person]) {
      await lock(callable, true, ann(callable))
      const state = await lock(callable, false, who)
      expect(state).toMatchObject(nobodyHolds)
      expect(await rowOf(test, callable)).toMatchObject(nobodyHolds)
    }
    expect((await told(callable)).map(({ payload }) => payload['rowVersion'])).toEqual([2, 3, 4, 5])
  })

  it('of a colleague is not freed by a page that gives back its own', async () => {
    const callable = await addCallable(test.db)
    await lock(callable, true, ann(callable))
    const leave = (who = callable.person) =>
      test.callAs(who, lockOpportunity, {
        query: { onlyOwn: true },
        body: { opptId: callable.opptId, hyperionId: callable.hyperionId, isLocked: false },
      })
    expect(await leave()).toMatchObject(
      E.left({ status: 409, code: 'lockedByUser', lock: { lockedBy: 'Ann Lee', lockedDT: testNow } }),
    )
    expect(await rowOf(test, callable)).toMatchObject({ lockedUserId: 'ann.lee', rowVersion: 2 })
    expect(await leave(ann(callable))).toMatchObject(E.right({ data: nobodyHolds }))
    expect(await leave(ann(callable))).toMatchObject(E.right({ data: nobodyHolds }))
    expect(await told(callable)).toHaveLength(2)
  })

  it('that nobody holds is released without a change', async () => {
    const callable = await addCallable(test.db)
    expect(await lock(callable, false)).toMatchObject({ ...nobodyHolds, rowVersion: 1 })
    expect(await told(callable)).toEqual([])
  })

  it.each<StatusCode>(['NLO', 'LEADCREATED', 'DUPE'])(
    'of an opportunity in status %s cannot be taken, but is released',
    async (status) => {
      const callable = await addCallable(test.db, {
        status_code: status,
        locked_by_user_name: 'ann.lee',
        locked_by_name: 'Ann Lee',
        locked_at: testNow,
      })
      expect(await ask(callable, true, ann(callable))).toMatchObject(E.left({ code: 'lockedByStatus' }))
      expect(await lock(callable, false)).toMatchObject(nobodyHolds)
    },
  )

  it('of an opportunity that belongs to another store than said is refused', async () => {
    const callable = await addCallable(test.db)
    const answer = await ask({ ...callable, hyperionId: 'OTHER' }, true)
    expect(answer).toMatchObject(
      E.left({ status: 400, code: 'invalid', fieldErrors: [{ field: 'hyperionId' }] }),
    )
  })

  it('that two people want at once is given to one of them', async () => {
    const callable = await addCallable(test.db)
    const answers = await Promise.all([ask(callable, true), ask(callable, true, ann(callable))])
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(answers.find(E.isLeft)).toMatchObject(E.left({ code: 'lockedByUser' }))
    expect(await told(callable)).toHaveLength(1)
  })

  it('counts as a sign that its holder is there', async () => {
    const callable = await addCallable(test.db)
    await lock(callable, true, { ...callable.person, userName: 'newly.seen' })
    const seen = await test.db
      .selectFrom('live_presence')
      .select('seen_at')
      .where('user_name', '=', 'newly.seen')
      .execute()
    expect(seen).toEqual([{ seen_at: testNow }])
  })
})

describe('a lock in two windows of one person', () => {
  const from = (callable: Callable, isLocked: boolean, window: string, who: TestPerson = ann(callable)) =>
    test.callAs(who, lockOpportunity, {
      query: { window, ...(isLocked ? {} : { onlyOwn: true }) },
      body: { opptId: callable.opptId, hyperionId: callable.hyperionId, isLocked },
    })
  const annKeeps = { isLocked: true, lockedUserId: 'ann.lee', rowVersion: 2 }

  it('is kept while one of them has the opportunity open, and goes with the last [D-70]', async () => {
    const callable = await addCallable(test.db)
    for (const window of ['w-1', 'w-2']) await from(callable, true, window)
    expect(await from(callable, false, 'w-1')).toMatchObject(E.right({ data: annKeeps }))
    expect(await from(callable, false, 'w-1')).toMatchObject(E.right({ data: annKeeps }))
    expect(await rowOf(test, callable)).toMatchObject({ lockedUserId: 'ann.lee' })
    expect(await from(callable, false, 'w-2')).toMatchObject(E.right({ data: nobodyHolds }))
    expect(await told(callable)).toHaveLength(2)
  })

  it('is not kept by a window that has another opportunity open, nor by one that is gone', async () => {
    const [callable, other] = [await addCallable(test.db), await addCallable(test.db)]
    await from(callable, true, 'w-1')
    await from({ ...other, person: callable.person }, true, 'w-2')
    await from(callable, true, 'w-3')
    await test.db
      .updateTable('lock_window')
      .set({ seen_at: shifted(testNow, -presenceTimeout - 1) })
      .where('oppt_id', '=', callable.opptId)
      .where('window_id', '=', 'w-3')
      .execute()
    expect(await from(callable, false, 'w-1')).toMatchObject(E.right({ data: nobodyHolds }))
  })

  it('goes for all of them where it is given back for the person, or taken away', async () => {
    const callable = await addCallable(test.db)
    const takes = async () => {
      for (const window of ['w-1', 'w-2']) await from(callable, true, window)
    }
    await takes()
    const body = { opptId: callable.opptId, hyperionId: callable.hyperionId, isLocked: false }
    const answer = await test.callAs(ann(callable), lockOpportunity, { query: { onlyOwn: true }, body })
    expect(answer).toMatchObject(E.right({ data: nobodyHolds }))
    await takes()
    expect(await lock(callable, false)).toMatchObject(nobodyHolds)
    // Nothing of before keeps the next lock.
    await from(callable, true, 'w-3')
    expect(await from(callable, false, 'w-3')).toMatchObject(E.right({ data: nobodyHolds }))
  })

  it('is none of a colleague’s window', async () => {
    const callable = await addCallable(test.db)
    await from(callable, true, 'w-1')
    expect(await from(callable, false, 'w-1', callable.person)).toMatchObject(
      E.left({ code: 'lockedByUser' }),
    )
    expect(await from(callable, true, 'w-1', callable.person)).toMatchObject(E.left({ code: 'lockedByUser' }))
    expect(await from(callable, false, 'w-1')).toMatchObject(E.right({ data: nobodyHolds }))
  })
})

describe('the other opportunities of the customer', () => {
  async function threeOfOne(): Promise<readonly [Callable, Callable, Callable]> {
    const first = await addCallable(test.db)
    const another = async (): Promise<Callable> => ({
      ...first,
      opptId: await addOpportunity(test.db, first.hyperionId, { customer_id: first.customerId }),
    })
    // Somebody else's, which nothing of this concerns.
    await addOpportunity(test.db, first.hyperionId)
    return [first, await another(), await another()]
  }
  const short = async (callable: Callable) =>
    (await told(callable)).map(({ payload }) => [
      payload['opptId'],
      payload['isLocked'],
      payload['isCustomerLocked'],
      payload['rowVersion'],
    ])

  it('are told when it changes whether the customer is locked, and only then', async () => {
    const [a, b, c] = await threeOfOne()
    await lock(a, true)
    const first = [
      [a.opptId, true, false, 2],
      [b.opptId, false, true, 2],
      [c.opptId, false, true, 2],
    ]
    expect(await short(a)).toEqual(first)
    // c is locked by another already; for a it is new that another is locked.
    await lock(b, true)
    const second = [
      [a.opptId, true, true, 3],
      [b.opptId, true, true, 3],
    ]
    expect(await short(a)).toEqual([...first, ...second])
    await lock(a, false)
    const third = [
      [a.opptId, false, true, 4],
      [b.opptId, true, false, 4],
    ]
    expect(await short(a)).toEqual([...first, ...second, ...third])
  })

  it('show in the log what they were told', async () => {
    const [a, b, c] = await threeOfOne()
    await lock(a, true)
    await lock(b, true)
    await lock(a, false)
    const answer = await test.callAs(a.person, searchLogs, {
      body: { source: 'EQLOG', hyperionId: a.hyperionId },
    })
    const rows = E.isRight(answer) ? answer.right.data.list : []
    const last = new Map((await told(a)).map(({ payload }) => [payload['opptId'], payload]))
    for (const { opptId } of [a, b, c])
      expect(rows.find((row) => row.opptId === opptId)).toMatchObject(last.get(opptId) ?? { opptId: 'none' })
  })
})
