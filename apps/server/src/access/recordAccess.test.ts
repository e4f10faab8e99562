import { listPeopleChoices } from '@retain/api-client/people'
import { getUserAccess } from '@retain/api-client/session'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { afterEach, expect, it } from 'vitest'
import { at, testNow, withApp } from '../testing/testApp'
import { testCaller } from '../testing/testCall'
import { makeRecordAccess } from './recordAccess'

const test = withApp()

afterEach(async () => {
  await test.db.deleteFrom('person_access').execute()
})

const log = { error: (fault: unknown) => faults.push(fault) } as never
const faults: unknown[] = []

const seconds = (text: string) => Date.parse(text) / 1000
const caller = (issuedAt: number | null, roles: readonly Permission[], stores: readonly string[] = []) => ({
  ...testCaller('dana.baker'),
  ...{ issuedAt, roles },
  stores: stores.map((storeCode) => ({ storeCode, name: storeCode, timeZoneOffset: '-5' })),
})
const recorder = () => makeRecordAccess(test.db, () => testNow)

const kept = async () => ({
  access: await test.db.selectFrom('person_access').selectAll().execute(),
  permissions: (
    await test.db.selectFrom('person_permission').select('permission').orderBy('permission').execute()
  ).map(({ permission }) => permission),
  stores: (
    await test.db.selectFrom('person_store').select('hyperion_id').orderBy('hyperion_id').execute()
  ).map(({ hyperion_id }) => hyperion_id),
})

it('keeps what the token of a call says, with its time, and who it is', async () => {
  const iat = seconds('2026-03-16T15:20:00.000Z')
  const person = { userName: 'new.person', roles: [generalAccess], stores: ['HAR', 'BLR'], claims: { iat } }
  await test.callAs(person, getUserAccess, {})
  expect(await kept()).toEqual({
    access: [{ user_name: 'new.person', told_at: '2026-03-16T15:20:00.000Z' }],
    permissions: [generalAccess],
    stores: ['BLR', 'HAR'],
  })
  const user = await test.db
    .selectFrom('app_user')
    .select('full_name')
    .where('user_name', '=', 'new.person')
    .execute()
  expect(user).toEqual([{ full_name: 'Pat Tester' }])
})

it('does so of a call that is refused too', async () => {
  const answer = await test.callAs({ userName: 'no.access' }, listPeopleChoices, {})
  expect(answer).toMatchObject({ left: { status: 403 } })
  expect((await kept()).access).toMatchObject([{ user_name: 'no.access' }])
})

it('a newer token replaces it, an older one does not, in this process and in another', async () => {
  const record = recorder()
  await record(caller(seconds('2026-03-16T15:00:00.000Z'), [generalAccess], ['HAR']), log)
  await record(caller(seconds('2026-03-16T15:15:00.000Z'), ['CanView360 Access'], ['HAR', 'HAR', 'PEA']), log)
  const newest = {
    access: [{ user_name: 'dana.baker', told_at: '2026-03-16T15:15:00.000Z' }],
    permissions: ['CanView360 Access'],
    stores: ['HAR', 'PEA'],
  }
  expect(await kept()).toEqual(newest)
  const older = caller(seconds('2026-03-16T15:10:00.000Z'), [generalAccess], ['BLR'])
  await record(older, log)
  await recorder()(older, log)
  expect(await kept()).toEqual(newest)
  await record(caller(seconds('2026-03-16T15:29:00.000Z'), []), log)
  expect(await kept()).toMatchObject({ permissions: [], stores: [] })
})

it('a token without a time counts as of the quarter of an hour, and one of the future as of now', async () => {
  await recorder()(caller(null, [generalAccess]), log)
  expect((await kept()).access).toMatchObject([{ told_at: at('2026-03-16T15:30:00.000Z') }])
  await test.db.deleteFrom('person_access').execute()
  await recorder()(caller(seconds('2030-01-01T00:00:00.000Z'), [generalAccess]), log)
  expect((await kept()).access).toMatchObject([{ told_at: testNow }])
})

it('two calls at once keep it once', async () => {
  const iat = seconds('2026-03-16T15:00:00.000Z')
  await Promise.all([
    recorder()(caller(iat, [generalAccess], ['HAR']), log),
    recorder()(caller(iat, [generalAccess], ['HAR']), log),
  ])
  expect(await kept()).toMatchObject({ permissions: [generalAccess], stores: ['HAR'] })
})

it('a fault is logged, fails nothing, and the next call tries again', async () => {
  const record = recorder()
  const bad = caller(seconds('2026-03-16T15:00:00.000Z'), [generalAccess, generalAccess])
  await record(bad, log)
  expect(faults).toHaveLength(1)
  expect((await kept()).access).toEqual([])
  await record(caller(seconds('2026-03-16T15:00:00.000Z'), [generalAccess]), log)
  expect((await kept()).permissions).toEqual([generalAccess])
})
