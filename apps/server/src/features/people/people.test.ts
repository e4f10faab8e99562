import * as E from 'fp-ts/Either'
import { getPerson, listPeopleChoices, listPermissionHolders, searchPeople } from '@retain/api-client/people'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import { peoplePermission } from '@retain/domain/people/peopleAccess'
import type { PersonSort } from '@retain/domain/people/peopleView'
import type { SortDirection } from '@retain/domain/sorting/sortDirection'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addStore } from '../../testing/fixtures'
import { switchOff } from '../../testing/switchOff'
import { testNow, withApp } from '../../testing/testApp'

const test = withApp()
const everyStore: Permission = 'Opportunity_Can_Edit_Global_Setting_Overrides'
const helpLinks: Permission = 'Opportunity_Can_Edit_HelpLink'
let [store, other] = ['', '']

// The token of whoever calls is kept once: it is none of what the tests look at.
beforeAll(() => test.callAs(alex(), listPeopleChoices, {}))

beforeEach(async () => {
  for (const table of ['store_user', 'person_access', 'app_user', 'audit_entry'] as const)
    await test.db.deleteFrom(table).execute()
  ;[store, other] = [await addStore(test.db), await addStore(test.db)]
})

const alex = (...more: readonly Permission[]) => ({
  userName: 'alex.romero',
  roles: [generalAccess, peoplePermission, ...more],
  stores: [store],
})

const right = <A>(answer: E.Either<unknown, A>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

async function addUser(userName: string, fullName = userName, email: string | null = null) {
  const row = { user_name: userName, full_name: fullName, full_name_sort: fullName.toLowerCase(), email }
  await test.db.insertInto('app_user').values(row).execute()
}

/** Says what the last token of somebody said. */
async function tell(
  userName: string,
  permissions: readonly Permission[],
  stores: readonly string[],
  toldAt: string = testNow,
) {
  await test.db
    .insertInto('person_access')
    .values({ user_name: userName, told_at: toldAt as typeof testNow })
    .execute()
  for (const permission of permissions)
    await test.db.insertInto('person_permission').values({ user_name: userName, permission }).execute()
  for (const hyperionId of stores)
    await test.db
      .insertInto('person_store')
      .values({ user_name: userName, hyperion_id: hyperionId })
      .execute()
}

const list = (userName: string, hyperionId: string, isSalesperson = false) =>
  test.db
    .insertInto('store_user')
    .values({ user_name: userName, hyperion_id: hyperionId, is_salesperson: isSalesperson })
    .execute()

type Search = Partial<BodyOf<typeof searchPeople>>
const search = async (body: Search = {}, who = alex()) =>
  right(
    await test.callAs(who, searchPeople, {
      body: { hyperionId: store, pageNumber: 1, pageSize: 50, ...body },
    }),
  ).data
const found = async (body: Search = {}, who = alex()) =>
  (await search(body, who)).list.map(({ userName }) => userName)

describe('the list', () => {
  it('has the people of the caller’s stores by name, told or listed, with what is known of each', async () => {
    await addUser('dana.baker', 'Dana Baker', 'dana@test.example')
    await tell('dana.baker', ['CanView360 Access', generalAccess], [store, other], '2026-03-16T15:00:00.000Z')
    await addUser('new.hire', 'Bo Hire')
    await list('new.hire', store, true)
    await addUser('gone.person', 'Gone Person')
    await tell('gone.person', [generalAccess], [store], '2025-01-02T10:00:00.000Z')
    await addUser('elsewhere', 'Else Where')
    await tell('elsewhere', [generalAccess], [other])
    const { list: people, total } = await search({ text: 'e' })
    expect(total).toBe(3)
    const storeName = people[0]?.storeNames[0]
    expect(people).toEqual([
      {
        ...{ userName: 'new.hire', fullName: 'Bo Hire', email: null, job: 'salesperson', permissions: [] },
        ...{ storeNames: [storeName], toldAt: null, isActive: true },
      },
      {
        ...{ userName: 'dana.baker', fullName: 'Dana Baker', email: 'dana@test.example', job: null },
        permissions: ['CanView360 Access', generalAccess],
        ...{ storeNames: [storeName], toldAt: '2026-03-16T15:00:00.000Z', isActive: true },
      },
      {
        ...{ userName: 'gone.person', fullName: 'Gone Person', email: null, job: null },
        permissions: [generalAccess],
        ...{ storeNames: [storeName], toldAt: '2025-01-02T10:00:00.000Z', isActive: false },
      },
    ])
  })

  it('is sorted by names, permissions and when people were seen, those of whom nothing was told last', async () => {
    await addUser('b.one', 'Zoe One')
    await tell('b.one', [generalAccess], [store], '2026-03-16T15:00:00.000Z')
    await addUser('A.two', 'Ada Two')
    await tell('A.two', ['CanView360 Access', generalAccess], [store], '2026-03-15T15:00:00.000Z')
    await addUser('c.three', 'Mia Three')
    await list('c.three', store)
    const by = (orderBy: PersonSort, orderDirection: SortDirection) => found({ orderBy, orderDirection })
    expect(await found()).toEqual(['A.two', 'c.three', 'b.one'])
    expect(await by('fullName', 'desc')).toEqual(['b.one', 'c.three', 'A.two'])
    expect(await by('userName', 'asc')).toEqual(['A.two', 'b.one', 'c.three'])
    expect(await by('permissions', 'desc')).toEqual(['A.two', 'b.one', 'c.three'])
    expect(await by('permissions', 'asc')).toEqual(['b.one', 'A.two', 'c.three'])
    expect(await by('toldAt', 'desc')).toEqual(['b.one', 'A.two', 'c.three'])
    expect(await by('toldAt', 'asc')).toEqual(['A.two', 'b.one', 'c.three'])
  })

  it('has everybody for who may override the settings of every store', async () => {
    await addUser('elsewhere')
    await tell('elsewhere', [generalAccess], [other])
    await addUser('nowhere')
    expect(await found()).toEqual([])
    expect(await found({}, alex(everyStore))).toEqual(['elsewhere', 'nowhere'])
  })

  it('is narrowed by name, user name, address, store and permission', async () => {
    await addUser('dana.baker', 'Dana Baker', 'd.b@test.example')
    await tell('dana.baker', [generalAccess, 'CanView360 Access'], [store])
    await addUser('jordan.mills', 'Jordan Mills')
    await tell('jordan.mills', [generalAccess], [store, other])
    await addUser('listed', 'Lis Ted')
    await list('listed', other)
    await tell('listed', ['CanView360 Access', helpLinks], [])
    const all = alex(everyStore)
    expect(await found({ text: ' BAKER' }, all)).toEqual(['dana.baker'])
    expect(await found({ text: 'n.mi' }, all)).toEqual(['jordan.mills'])
    expect(await found({ text: 'D.B@' }, all)).toEqual(['dana.baker'])
    expect(await found({ text: '100%' }, all)).toEqual([])
    expect(await found({ storeCode: other }, all)).toEqual(['jordan.mills', 'listed'])
    expect(await found({ permission: 'CanView360 Access' }, all)).toEqual(['dana.baker', 'listed'])
    // On the list of the store, but not in the token: the permission does not count there.
    expect(await found({ permission: 'CanView360 Access', storeCode: other }, all)).toEqual([])
    expect(await found({ permission: generalAccess, storeCode: other }, all)).toEqual(['jordan.mills'])
    // What counts in all stores at once, counts in this one.
    expect(await found({ permission: helpLinks, storeCode: store }, all)).toEqual(['listed'])
    // A store of others shows nothing.
    expect(await found({ storeCode: other })).toEqual([])
  })

  it('has pages, and large ones are sent in pieces', async () => {
    for (let one = 0; one < 7; one += 1) {
      await addUser(`person.${one}`)
      await list(`person.${one}`, store)
    }
    expect(await search({ pageNumber: 2, pageSize: 5 })).toMatchObject({ total: 7, pageCount: 2 })
    expect(await found({ pageNumber: 9, pageSize: 5 })).toEqual([])
    expect(await found({ pageSize: 10_000 })).toHaveLength(7)
  })
})

describe('one of them', () => {
  const person = (userName: string, who = alex()) => test.callAs(who, getPerson, { params: { userName } })

  it('has each store with where it comes from, those of others counted only', async () => {
    await addUser('dana.baker', 'Dana Baker')
    const third = await addStore(test.db)
    await tell('dana.baker', [generalAccess], [store, other, 'UNKNOWN'])
    await list('dana.baker', store)
    await list('dana.baker', third, true)
    await switchOff(test.db, other)
    const own = right(await person('dana.baker')).data
    expect(own).toMatchObject({
      hiddenStores: 2,
      claims: { permissions: 'roles', stores: 'stores' },
      stores: [{ hyperionId: store, isGranted: true, job: 'staff', isEnabled: true }],
    })
    const { stores, hiddenStores } = right(await person('dana.baker', alex(everyStore))).data
    expect(hiddenStores).toBe(0)
    expect(stores).toMatchObject([
      { hyperionId: store, isGranted: true, job: 'staff', isEnabled: true },
      { hyperionId: other, isGranted: true, job: null, isEnabled: false },
      { hyperionId: third, isGranted: false, job: 'salesperson', isEnabled: true },
    ])
  })

  it('is not found where there is nobody, or only in stores of others', async () => {
    await addUser('elsewhere')
    await tell('elsewhere', [generalAccess], [other])
    expect(await person('nobody')).toMatchObject({ left: { status: 404 } })
    expect(await person('elsewhere')).toMatchObject({ left: { status: 404 } })
    expect(await person('elsewhere', alex(everyStore))).toMatchObject({ _tag: 'Right' })
  })
})

it('permissions are counted, and tell who holds them in which of the visible stores', async () => {
  await addUser('dana.baker', 'Dana Baker')
  await tell('dana.baker', ['CanView360 Access'], [store, other, 'UNKNOWN'])
  await addUser('elsewhere')
  await tell('elsewhere', ['CanView360 Access'], [other])
  const query = { permission: 'CanView360 Access' as const }
  const holders = async (who = alex()) => right(await test.callAs(who, listPermissionHolders, { query })).data
  const dana = { userName: 'dana.baker', fullName: 'Dana Baker', toldAt: testNow }
  expect(await holders()).toEqual([{ ...dana, hyperionIds: [store] }])
  expect(await holders(alex(everyStore))).toEqual([
    { ...dana, hyperionIds: [store, other] },
    { userName: 'elsewhere', fullName: 'elsewhere', hyperionIds: [other], toldAt: testNow },
  ])
  const { stores, permissions } = right(await test.callAs(alex(), listPeopleChoices, {})).data
  expect(stores.map(({ hyperionId }) => hyperionId)).toEqual([store])
  expect(permissions).toContainEqual({ permission: 'CanView360 Access', people: 1 })
})

it('the file has every match, and its export is an entry of the audit log', async () => {
  await addUser('=dana', '=Dana Baker')
  await tell('=dana', [generalAccess, helpLinks], [store], '2026-03-16T15:00:00.000Z')
  await addUser('new.hire', 'New Hire')
  await list('new.hire', store)
  const token = await test.issuer.tokenFor(alex())
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/admin/people/export',
    headers: { authorization: `Bearer ${token}` },
    payload: { hyperionId: store, text: 'e' },
  })
  expect(answer.headers).toMatchObject({
    'x-row-count': '2',
    'content-disposition': expect.stringContaining('people-') as string,
  })
  expect(answer.body).toContain('Name,User Name,Email,Job,Active,Last Seen,Permissions,Stores')
  expect(answer.body).toContain("'=Dana Baker")
  expect(answer.body).toContain('03/16/2026 10:00 AM,"Work with Retain; Help links and mapping table"')
  const audited = await test.db.selectFrom('audit_entry').select(['kind', 'subject']).execute()
  expect(audited).toEqual([{ kind: 'exported', subject: 'People' }])
})
