import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { listLastViewed, recordOpportunityViewed } from '@retain/api-client/quick-search'
import { shifted } from '@retain/domain/calendar/instant'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { testNow, withApp } from '../../testing/testApp'

let passed = 0
const test = withApp({ clock: () => shifted(testNow, passed) })

const personOf = (...stores: readonly string[]) => ({ userName: 'a.viewer', roles: [generalAccess], stores })

async function view(hyperionId: string, opptId: string, person = personOf(hyperionId)) {
  passed += 1_000
  return test.callAs(person, recordOpportunityViewed, { body: { opptId, hyperionId } })
}

async function lastViewed(hyperionId: string, person = personOf(hyperionId)) {
  const answer = await test.callAs(person, listLastViewed, { query: { hyperionId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

it('the ten last viewed are answered, newest first, each once [S-219] [S-417] [L-440] [L-560]', async () => {
  const store = await addStore(test.db)
  const ids: string[] = []
  for (let at = 0; at < 12; at += 1) ids.push(await addOpportunity(test.db, store))
  for (const opptId of ids) expect(await view(store, opptId)).toMatchObject({ right: { data: null } })
  await view(store, ids[5] ?? '')
  expect((await lastViewed(store)).map(({ opptId }) => opptId)).toEqual(
    [5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((at) => ids[at]),
  )
})

it('each says whose it is and which vehicle, as far as it is known', async () => {
  const store = await addStore(test.db)
  const vehicle = { year: 2023, make_name: 'Honda', model_name: 'Accord' }
  await view(store, await addOpportunity(test.db, store, { customer_name: 'Lee, Ann' }))
  await view(store, await addOpportunity(test.db, store, { customer_name: 'Kim, Jo', ...vehicle }))
  expect(await lastViewed(store)).toMatchObject([
    { customerName: 'Kim, Jo', vehicle: '2023 Honda Accord', viewedDate: shifted(testNow, passed) },
    { customerName: 'Lee, Ann', vehicle: null },
  ])
})

it('everybody has a list of their own in each store', async () => {
  const [one, two] = [await addStore(test.db), await addStore(test.db)]
  const opptId = await addOpportunity(test.db, one)
  await view(one, opptId, personOf(one, two))
  expect(await lastViewed(two, personOf(one, two))).toEqual([])
  expect(await lastViewed(one, { ...personOf(one), userName: 'somebody.else' })).toEqual([])
})

it('a view of an opportunity of another store than is said is refused', async () => {
  const [one, two] = [await addStore(test.db), await addStore(test.db)]
  const opptId = await addOpportunity(test.db, one)
  expect(await view(two, opptId, personOf(one, two))).toMatchObject({
    left: { status: 400, fieldErrors: [{ field: 'hyperionId' }] },
  })
})
