import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { updateAssociates } from '@retain/api-client/flags'
import { addCallable, asManager, rowOf, type Callable } from '../../testing/callable'
import { addAssociate } from '../../testing/fixtures'
import { eventsOf, eventsOfUser } from '../../testing/outboxEvents'
import { withApp } from '../../testing/testApp'

const test = withApp()

const put = (callable: Callable, flags: Readonly<Record<string, boolean>>, who = callable.person) => {
  const { opptId, hyperionId } = callable
  const unnamed = { email: '', firstName: '', lastName: '' }
  const associates = Object.entries(flags).map(([userName, isFlagged]) => ({
    userName,
    ...unnamed,
    isFlagged,
  }))
  return test.callAs(who, updateAssociates, { body: { opptId, hyperionId, associates } })
}

async function save(...args: Parameters<typeof put>) {
  const answer = await put(...args)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data.flaggedAssociates.map(({ userName }) => userName)
}

describe('a batch of flags', () => {
  it('is saved at once and told once [O-454] [OP-069]', async () => {
    const callable = await addCallable(test.db)
    const [ann, bob] = [
      await addAssociate(test.db, callable.hyperionId),
      await addAssociate(test.db, callable.hyperionId),
    ]
    expect(await save(callable, { [ann]: true, 'pat.tester': true })).toEqual([ann, 'pat.tester'].sort())
    expect(await save(callable, { [ann]: false, [bob]: true })).toEqual(['pat.tester', bob].sort())
    expect(await eventsOf(test.db, callable.hyperionId)).toHaveLength(2)
    expect(await rowOf(test, callable)).toMatchObject({ rowVersion: 3 })
  })

  it('is saved as a whole or not at all: a stranger is named by place', async () => {
    const callable = await addCallable(test.db)
    const ann = await addAssociate(test.db, callable.hyperionId)
    expect(await put(callable, { [ann]: true, stranger: true })).toMatchObject(
      E.left({ status: 400, fieldErrors: [{ field: 'associates.1.userName' }] }),
    )
    expect(await rowOf(test, callable)).toMatchObject({ flaggedUser: null, rowVersion: 1 })
    expect(await eventsOf(test.db, callable.hyperionId)).toEqual([])
  })

  it('without a change is told to nobody', async () => {
    const callable = await addCallable(test.db)
    expect(await save(callable, {})).toEqual([])
    expect(await save(callable, { 'pat.tester': false })).toEqual([])
    expect(await eventsOf(test.db, callable.hyperionId)).toEqual([])
  })

  it('of a manager is told to everybody for whom it sets a flag [O-257]', async () => {
    const callable = await addCallable(test.db)
    const people = await Promise.all([1, 2].map(() => addAssociate(test.db, callable.hyperionId)))
    const flags = Object.fromEntries(people.map((userName) => [userName, true]))
    await save(callable, { ...flags, 'pat.tester': true }, asManager(callable.person))
    for (const userName of people)
      expect(await eventsOfUser(test.db, userName)).toMatchObject([
        { type: 'NOTIFICATION', payload: { notificationType: 'FLAG_BY_MG', opptId: callable.opptId } },
      ])
    expect(await eventsOfUser(test.db, 'pat.tester')).toEqual([])
  })
})
