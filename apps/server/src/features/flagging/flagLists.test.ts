import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { listAssociates, listFlaggedAssociates, listMyFlaggedOpportunities } from '@retain/api-client/flags'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addAssociate, addOpportunity, addStore } from '../../testing/fixtures'
import { switchOff } from '../../testing/switchOff'
import { at, withApp } from '../../testing/testApp'

const test = withApp()

const flagged = (hyperion_id: string, oppt_id: string, user_name: string, day: number) =>
  test.db
    .insertInto('opportunity_flag')
    .values({
      hyperion_id,
      oppt_id,
      user_name,
      flagged_by: user_name,
      flagged_at: at(`2026-03-0${day}T10:00:00.000Z`),
    })
    .execute()

const right = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

it('the associates of a store are all who work there, by family name, with four fields [O-248] [O-457] [O-246]', async () => {
  const store = await addStore(test.db)
  await addAssociate(test.db, store, 'zoe.adams')
  await addAssociate(test.db, store, 'al.young')
  await addAssociate(test.db, await addStore(test.db), 'not.here')
  await test.db.insertInto('store_user').values({ hyperion_id: store, user_name: 'nameless' }).execute()
  const person = { roles: [generalAccess], stores: [store] }
  expect(right(await test.callAs(person, listAssociates, { query: { hyperionId: store } }))).toEqual([
    {
      userName: 'zoe.adams',
      givenName: 'Zoe',
      familyName: 'Adams',
      email: 'zoe.adams@test.example',
      isFlagged: false,
    },
    {
      userName: 'al.young',
      givenName: 'Al',
      familyName: 'Young',
      email: 'al.young@test.example',
      isFlagged: false,
    },
    { userName: 'nameless', givenName: '', familyName: '', email: '', isFlagged: false },
  ])
})

it('the flagged associates of an opportunity are named in the order of their flags [O-456] [O-091]', async () => {
  const store = await addStore(test.db)
  const opptId = await addOpportunity(test.db, store)
  const [ann, bob] = [await addAssociate(test.db, store), await addAssociate(test.db, store)]
  await flagged(store, opptId, bob, 1)
  await flagged(store, opptId, ann, 2)
  await flagged(store, opptId, 'left.us', 3)
  const person = { roles: [generalAccess], stores: [store] }
  const list = right(await test.callAs(person, listFlaggedAssociates, { query: { oppId: opptId } }))
  expect(list.map(({ userName, isFlagged }) => [userName, isFlagged])).toEqual([
    [bob, true],
    [ann, true],
    ['left.us', true],
  ])
})

it('the opportunities that are flagged for the caller are those of open stores, the newest first [O-489] [OP-070]', async () => {
  const [own, foreign, closed] = [await addStore(test.db), await addStore(test.db), await addStore(test.db)]
  const ids = await Promise.all([own, own, foreign, closed].map((store) => addOpportunity(test.db, store)))
  const [older = '', newer = '', elsewhere = '', switchedOff = ''] = ids
  await flagged(own, older, 'flag.owner', 1)
  await flagged(own, newer, 'flag.owner', 2)
  await flagged(own, newer, 'other.owner', 2)
  await flagged(foreign, elsewhere, 'flag.owner', 3)
  await flagged(closed, switchedOff, 'flag.owner', 4)
  await switchOff(test.db, closed)
  const person = { roles: [generalAccess], stores: [own, closed], userName: 'flag.owner' }
  const list = right(await test.callAs(person, listMyFlaggedOpportunities, {}))
  expect(list.map(({ opptId, hyperionId }) => [opptId, hyperionId])).toEqual([
    [newer, own],
    [older, own],
  ])
  expect(list[0]?.customerName).toMatch(/^Customer/)
})
