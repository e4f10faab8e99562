import { flagOpportunities } from '@retain/api-client/selected-rows'
import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { addCallable, asManager, newKey, rowOf, type Callable } from '../../testing/callable'
import { addAssociate, addOpportunity, addStore } from '../../testing/fixtures'
import { eventsOf, eventsOfUser } from '../../testing/outboxEvents'
import { withApp } from '../../testing/testApp'

const test = withApp()

type Named = Pick<Callable, 'opptId' | 'hyperionId'>

const flag = (
  { person }: Pick<Callable, 'person'>,
  rows: readonly Named[],
  flags: Readonly<Record<string, boolean>>,
  idempotencyKey = newKey(),
) => {
  const unnamed = { email: '', firstName: '', lastName: '' }
  const associates = Object.entries(flags).map(([userName, isFlagged]) => ({
    ...{ userName, isFlagged },
    ...unnamed,
  }))
  const opportunities = rows.map(({ opptId, hyperionId }) => ({ opptId, hyperionId }))
  return test.callAs(person, flagOpportunities, { body: { opportunities, associates }, idempotencyKey })
}

async function outcomesOf(asked: ReturnType<typeof flag>) {
  const answer = await asked
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data.outcomes.map(({ opptId, outcome, reason }) => [opptId, outcome, reason])
}

it('flags of several opportunities are set and removed, each told to the store [O-454] [OP-069]', async () => {
  const callable = await addCallable(test.db)
  const { hyperionId } = callable
  const other = { hyperionId, opptId: await addOpportunity(test.db, hyperionId) }
  const ann = await addAssociate(test.db, hyperionId)
  await outcomesOf(flag(callable, [other], { [ann]: true }))
  expect(await outcomesOf(flag(callable, [callable, other], { [ann]: true }))).toEqual([
    [callable.opptId, 'done', null],
    [other.opptId, 'unchanged', null],
  ])
  expect(await eventsOf(test.db, hyperionId)).toMatchObject(
    [other, callable].map(({ opptId }) => ({
      type: 'OPPT_FLAG',
      payload: { opptId, flaggedUserNames: [ann] },
    })),
  )
  await outcomesOf(flag(callable, [callable, other], { [ann]: false }))
  expect(await rowOf(test, callable)).toMatchObject({ flaggedUser: null, rowVersion: 3 })
})

it('an opportunity that is refused leaves the others as they are, and says why', async () => {
  const callable = await addCallable(test.db)
  const store = await addStore(test.db)
  const person = { ...callable.person, stores: [callable.hyperionId, store] }
  const ofOther = { hyperionId: store, opptId: await addOpportunity(test.db, store) }
  const gone = { hyperionId: store, opptId: '987654321' }
  const ann = await addAssociate(test.db, callable.hyperionId)
  expect(await outcomesOf(flag({ person }, [ofOther, gone, callable], { [ann]: true }))).toEqual([
    [ofOther.opptId, 'refused', 'notAssociate'],
    [gone.opptId, 'refused', 'notOfStore'],
    [callable.opptId, 'done', null],
  ])
  expect(await eventsOf(test.db, store)).toEqual([])
})

it('a store that is not open refuses the whole call, and nothing is done', async () => {
  const callable = await addCallable(test.db)
  const store = await addStore(test.db)
  const foreign = { hyperionId: store, opptId: await addOpportunity(test.db, store) }
  expect(await flag(callable, [callable, foreign], { 'pat.tester': true })).toMatchObject(
    E.left({ status: 403, code: 'store' }),
  )
  expect(await rowOf(test, callable)).toMatchObject({ flaggedUser: null, rowVersion: 1 })
})

it('a call that is repeated with its key is answered again, and does nothing again', async () => {
  const callable = await addCallable(test.db)
  const ask = (flags: Readonly<Record<string, boolean>>) => flag(callable, [callable], flags, 'once')
  const first = await outcomesOf(ask({ 'pat.tester': true }))
  await outcomesOf(flag(callable, [callable], { 'pat.tester': false }))
  expect(await outcomesOf(ask({ 'pat.tester': true }))).toEqual(first)
  expect(await rowOf(test, callable)).toMatchObject({ flaggedUser: null, rowVersion: 3 })
  expect(await outcomesOf(ask({ 'pat.tester': false }))).toEqual([[callable.opptId, 'refused', 'failed']])
})

it('a manager’s flags are told to whom they are for, one for each opportunity [O-257]', async () => {
  const callable = await addCallable(test.db)
  const { hyperionId } = callable
  const other = { hyperionId, opptId: await addOpportunity(test.db, hyperionId) }
  const ann = await addAssociate(test.db, hyperionId)
  const manager = { person: asManager(callable.person) }
  await outcomesOf(flag(manager, [callable, other], { [ann]: true }))
  expect((await eventsOfUser(test.db, ann)).map(({ payload }) => payload['opptId'])).toEqual([
    callable.opptId,
    other.opptId,
  ])
})
