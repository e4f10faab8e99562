import { unlockOpportunities } from '@retain/api-client/selected-rows'
import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { addCallable, newKey, rowOf, type Callable } from '../../testing/callable'
import { addOpportunity } from '../../testing/fixtures'
import { eventsOf } from '../../testing/outboxEvents'
import { testNow, withApp } from '../../testing/testApp'

const test = withApp()

const heldBy = (userName: string) => ({
  locked_by_user_name: userName,
  locked_by_name: userName,
  locked_at: testNow,
})

const unlock = (
  { person, hyperionId }: Callable,
  seen: Readonly<Record<string, string>>,
  idempotencyKey = newKey(),
) =>
  test.callAs(person, unlockOpportunities, {
    body: {
      opportunities: Object.entries(seen).map(([opptId, lockedUserId]) => ({
        ...{ opptId, hyperionId, lockedUserId },
      })),
    },
    idempotencyKey,
  })

async function outcomesOf(asked: ReturnType<typeof unlock>) {
  const answer = await asked
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data.outcomes
}

it('releases the locks of several opportunities, whoever holds them, and tells each [L-382] [L-383] [L-589]', async () => {
  const callable = await addCallable(test.db, heldBy('ann.lee'))
  const { hyperionId, opptId } = callable
  const own = await addOpportunity(test.db, hyperionId, heldBy('pat.tester'))
  const outcomes = await outcomesOf(unlock(callable, { [opptId]: 'ann.lee', [own]: 'pat.tester' }))
  expect(outcomes).toMatchObject(
    [opptId, own].map((id) => ({ opptId: id, outcome: 'done', lock: { opptId: id, isLocked: false } })),
  )
  expect((await eventsOf(test.db, hyperionId)).map(({ type, payload }) => [type, payload['opptId']])).toEqual(
    [
      ['OPPT_LOCK', opptId],
      ['OPPT_LOCK', own],
    ],
  )
  expect(await rowOf(test, callable)).toMatchObject({ isLocked: false, rowVersion: 2 })
})

it('leaves a lock that another user has taken since, names the holder, and releases the others', async () => {
  const callable = await addCallable(test.db, heldBy('sam.rivera'))
  const { hyperionId, opptId } = callable
  const free = await addOpportunity(test.db, hyperionId)
  const anns = await addOpportunity(test.db, hyperionId, heldBy('ann.lee'))
  const seen = { [opptId]: 'ann.lee', [free]: 'ann.lee', [anns]: 'ann.lee', '987654321': 'ann.lee' }
  const byId = new Map((await outcomesOf(unlock(callable, seen))).map((one) => [one.opptId, one]))
  expect(byId.get(opptId)).toMatchObject({
    outcome: 'refused',
    reason: 'lockedByUser',
    lock: { lockedUserId: 'sam.rivera', lockedDT: testNow },
  })
  expect(byId.get(free)).toMatchObject({ outcome: 'unchanged', lock: { isLocked: false } })
  expect(byId.get(anns)).toMatchObject({ outcome: 'done' })
  expect(byId.get('987654321')).toMatchObject({ outcome: 'refused', reason: 'notOfStore', lock: null })
  expect(await eventsOf(test.db, hyperionId)).toHaveLength(1)
})

it('a call that is repeated with its key releases nothing again', async () => {
  const callable = await addCallable(test.db, heldBy('ann.lee'))
  const { hyperionId, opptId } = callable
  const ask = () => unlock(callable, { [opptId]: 'ann.lee' }, 'once')
  await outcomesOf(ask())
  await test.db
    .updateTable('opportunity')
    .set(heldBy('ann.lee'))
    .where('hyperion_id', '=', hyperionId)
    .where('oppt_id', '=', opptId)
    .execute()
  expect(await outcomesOf(ask())).toMatchObject([{ outcome: 'done' }])
  expect(await rowOf(test, callable)).toMatchObject({ lockedUserId: 'ann.lee' })
})
