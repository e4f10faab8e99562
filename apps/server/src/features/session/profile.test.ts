import * as E from 'fp-ts/Either'
import { getProfile, listProfiles, saveProfile } from '@retain/api-client/profile'
import { getUserAccess } from '@retain/api-client/session'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { expect, it } from 'vitest'
import { addStore } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

const right = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const person = (userName: string) => ({ userName, roles: [generalAccess] })
const of = (username: string) => ({ params: { username } })
const read = async (userName: string) => right(await test.callAs(person(userName), getProfile, of(userName)))

async function save(userName: string, signature: string | null, version: number, whose = userName) {
  return test.callAs(person(userName), saveProfile, {
    ...of(whose),
    body: { ...(await read(userName)), signature },
    version,
  })
}

it('a profile is what the sign-in says, with the signature that is kept [S-413]', async () => {
  expect(await read('pat.first')).toMatchObject({
    userName: 'pat.first',
    givenName: 'Pat',
    familyName: 'Tester',
    email: 'pat.tester@test.example',
    signature: null,
    version: 1,
  })
})

it('a signature is saved cleaned, and comes with the next sign-in [S-122] [S-414] [S-789]', async () => {
  const saved = right(await save('pat.signs', '<p onclick="x()"><b>Pat</b></p><script>x()</script>', 1))
  expect(saved).toMatchObject({ signature: '<p><b>Pat</b></p>', version: 2 })
  expect(await read('pat.signs')).toEqual(saved)
  const access = right(await test.callAs(person('pat.signs'), getUserAccess, {}))
  expect(access?.profile.signature).toBe('<p><b>Pat</b></p>')
})

it('what shows nothing is none, and an old version is refused', async () => {
  right(await save('pat.twice', '<p>Pat</p>', 1))
  expect(await save('pat.twice', '<p>Old</p>', 1)).toMatchObject(E.left({ status: 409, code: 'stale' }))
  expect(right(await save('pat.twice', '<p><br></p>', 2))).toMatchObject({ signature: null, version: 3 })
})

it('that of somebody else is neither read nor written', async () => {
  right(await save('pat.other', '<p>Mine</p>', 1))
  const refused = E.left({ status: 403, code: 'notOwner' })
  expect(await test.callAs(person('pat.curious'), getProfile, of('pat.other'))).toMatchObject(refused)
  expect(await save('pat.curious', '<p>Yours</p>', 2, 'pat.other')).toMatchObject(refused)
  expect((await read('pat.other')).signature).toBe('<p>Mine</p>')
})

it('those of a store come by name, without signatures [S-415]', async () => {
  const store = await addStore(test.db)
  for (const [userName, name] of [
    ['zoe.abel', 'Abel'],
    ['amy.zorn', 'Zorn'],
  ] as const) {
    await test.db
      .insertInto('app_user')
      .values({
        ...{ user_name: userName, full_name: name, full_name_sort: name.toLowerCase() },
        signature: '<p>Secret</p>',
      })
      .execute()
    await test.db.insertInto('store_user').values({ hyperion_id: store, user_name: userName }).execute()
  }
  const who = { ...person('pat.lists'), stores: [store] }
  const list = right(await test.callAs(who, listProfiles, { query: { hyperionId: store } }))
  expect(list.map(({ userName }) => userName)).toEqual(['zoe.abel', 'amy.zorn'])
  expect(JSON.stringify(list)).not.toContain('Secret')
})
