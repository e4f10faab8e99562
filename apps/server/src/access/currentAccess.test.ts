import * as E from 'fp-ts/Either'
import { shifted } from '@retain/domain/calendar/instant'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AskAccess, VerifyToken } from '../identity/caller'
import { testNow } from '../testing/testApp'
import { testCaller } from '../testing/testCall'
import { withDatabase } from '../testing/testDatabase'
import { accessCountsMs, withCurrentAccess } from './currentAccess'
import { makeRecordAccess } from './recordAccess'

const database = withDatabase()
const log = { error: () => undefined } as never
const printing: Permission = 'Opportunity_Can_Print_Playground'
const seconds = (text: string) => Date.parse(text) / 1000

const callerAt = (issued: string, roles: readonly Permission[], stores: readonly string[]) => ({
  ...testCaller('dana.baker'),
  issuedAt: seconds(issued),
  roles,
  stores: stores.map((storeCode) => ({ storeCode, name: storeCode, timeZoneOffset: '-5' })),
})
const morning = callerAt('2026-03-16T15:00:00.000Z', [generalAccess, printing], ['HAR', 'BLR'])
const verifyMorning: VerifyToken = async () => E.right(morning)

let passed = 0
let faults: unknown[] = []
beforeEach(async () => {
  passed = 0
  faults = []
  await database.db.deleteFrom('person_access').execute()
})

const clock = () => shifted(testNow, passed)
const check = (ask: AskAccess | null = null, verify = verifyMorning) =>
  withCurrentAccess(verify, { db: database.db, clock, ask, onFailure: (error) => faults.push(error) })
const told = (issued: string, roles: readonly Permission[], stores: readonly string[]) =>
  makeRecordAccess(database.db, clock)(callerAt(issued, roles, stores), log)

async function accessBy(verify: VerifyToken) {
  const caller = await verify('token')
  if (E.isLeft(caller)) return caller.left
  return [caller.right.roles, caller.right.stores.map(({ storeCode }) => storeCode)]
}
const whole = [
  [generalAccess, printing],
  ['HAR', 'BLR'],
]

describe('a newer token of the same person', () => {
  it('takes from the older one what it does not name, within the time that an answer counts', async () => {
    const verify = check()
    expect(await accessBy(verify)).toEqual(whole)
    await told('2026-03-16T15:20:00.000Z', [generalAccess, 'CanView360 Access'], ['HAR', 'PEA'])
    passed = accessCountsMs - 1
    expect(await accessBy(verify)).toEqual(whole)
    passed = accessCountsMs
    expect(await accessBy(verify)).toEqual([[generalAccess], ['HAR']])
  })

  it('does so in another process at once', async () => {
    await told('2026-03-16T15:20:00.000Z', [], ['HAR'])
    expect(await accessBy(check())).toEqual([[], ['HAR']])
  })

  it('is none that is older, or of the same second', async () => {
    await told('2026-03-16T14:00:00.000Z', [], [])
    expect(await accessBy(check())).toEqual(whole)
    await told('2026-03-16T15:00:00.000Z', [], [])
    expect(await accessBy(check())).toEqual(whole)
  })

  it('is not known where a token does not say when it was given', async () => {
    await told('2026-03-16T15:20:00.000Z', [], [])
    const verify: VerifyToken = async () => E.right({ ...morning, issuedAt: null })
    expect(await accessBy(check(null, verify))).toEqual(whole)
  })
})

describe('an identity server that can be asked', () => {
  it('is asked once for as long as its answer counts, by all who call at once', async () => {
    let times = 0
    const verify = check(async () => {
      times += 1
      return E.right({ roles: [generalAccess, 'CanView360 Access'], stores: null })
    })
    const expected = [[generalAccess], ['HAR', 'BLR']]
    expect(await Promise.all([accessBy(verify), accessBy(verify)])).toEqual([expected, expected])
    expect(times).toBe(1)
    passed = accessCountsMs
    await accessBy(verify)
    expect(times).toBe(2)
  })

  it('ends a token that is worth nothing any more', async () => {
    let isGood = true
    const verify = check(async () =>
      isGood ? E.right({ roles: null, stores: null }) : E.left('tokenInvalid'),
    )
    expect(await accessBy(verify)).toEqual(whole)
    isGood = false
    passed = accessCountsMs
    expect(await accessBy(verify)).toBe('tokenInvalid')
  })

  it('that is away changes nothing: what it said last goes on counting', async () => {
    let isAway = true
    const verify = check(async () => {
      if (isAway) throw new Error('away')
      return E.right({ roles: [generalAccess], stores: [] })
    })
    expect(await accessBy(verify)).toEqual(whole)
    isAway = false
    passed = accessCountsMs
    expect(await accessBy(verify)).toEqual([[generalAccess], []])
    isAway = true
    passed = 2 * accessCountsMs
    expect(await accessBy(verify)).toEqual([[generalAccess], []])
    expect(faults).toHaveLength(2)
  })

  it('is not asked about a token that is not good', async () => {
    const verify = check(
      async () => {
        throw new Error('asked')
      },
      async () => E.left('tokenExpired'),
    )
    expect(await accessBy(verify)).toBe('tokenExpired')
    expect(faults).toEqual([])
  })
})
