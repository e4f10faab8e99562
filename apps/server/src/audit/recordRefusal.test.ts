import { beforeEach, expect, it } from 'vitest'
import { at, testNow } from '../testing/testApp'
import { withDatabase } from '../testing/testDatabase'
import { recordRefusal } from './recordRefusal'
import { verifyChain } from './verifyChain'

const test = withDatabase()

const author = { userName: 'sam.lee', fullName: 'Sam Lee', requestId: 'request-1', now: testNow }
const refuse = (by = author, endpoint = 'saveSettings') =>
  recordRefusal(test.db, { endpoint, code: 'permission' }, by)
const counts = async () =>
  (await test.db.selectFrom('audit_refusal').select('refusals').orderBy('sequence').execute()).map(
    ({ refusals }) => refusals,
  )

beforeEach(() => test.db.deleteFrom('audit_refusal').execute())

it('writes the first one of a minute, and counts those that follow', async () => {
  const before = (await verifyChain(test.db)).count
  for (let time = 0; time < 3; time += 1) await refuse()
  expect(await counts()).toEqual([3])
  expect(await verifyChain(test.db)).toMatchObject({ count: before + 1, fault: null })
  const [entry] = await test.db
    .selectFrom('audit_entry')
    .select(['kind', 'subject', 'user_name', 'state_after'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .execute()
  expect(entry).toEqual({
    ...{
      kind: 'refused',
      subject: 'saveSettings',
      user_name: 'sam.lee',
      state_after: { code: 'permission' },
    },
  })
})

it('tells people, endpoints and minutes apart', async () => {
  await refuse()
  await refuse({ ...author, userName: 'dana.baker' })
  await refuse(author, 'lockSetting')
  await refuse({ ...author, now: at('2026-03-16T15:31:00.000Z') })
  await refuse({ ...author, now: at('2026-03-16T15:31:59.999Z') })
  expect(await counts()).toEqual([1, 1, 1, 2])
})

it('writes one entry also where many are refused at once', async () => {
  const before = (await verifyChain(test.db)).count
  await Promise.all(Array.from({ length: 12 }, () => refuse()))
  expect(await counts()).toEqual([12])
  expect(await verifyChain(test.db)).toMatchObject({ count: before + 1, fault: null })
})
