import { expect, it } from 'vitest'
import { shifted } from '@retain/domain/calendar/instant'
import { presenceTimeout } from '@retain/domain/live/limits'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { testNow } from '../../testing/testApp'
import { withDatabase } from '../../testing/testDatabase'
import { releaseStaleLocks } from './staleLocks'

const test = withDatabase()

const lockedBy = (userName: string) => ({
  locked_by_user_name: userName,
  locked_by_name: userName.toUpperCase(),
  locked_at: testNow,
})

/** The lock of somebody who is gone. */
async function addStaleLock(userName: string): Promise<string> {
  const opptId = await addOpportunity(test.db, await addStore(test.db), lockedBy(userName))
  await test.db
    .insertInto('live_presence')
    .values({ user_name: userName, seen_at: shifted(testNow, -presenceTimeout - 1) })
    .execute()
  return opptId
}

/** Releases stale locks, while something else happens between the moment they are found and the first release. */
async function releaseWhile(happens: () => Promise<unknown>): Promise<void> {
  let isFound = false
  const db = test.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isFound) {
        isFound = true
        await happens()
      }
      return result
    },
  })
  await releaseStaleLocks({ db, clock: () => testNow, live: { announce: () => undefined } })
  expect(isFound).toBe(true)
}

const rowOf = (opptId: string) =>
  test.db
    .selectFrom('opportunity')
    .select(['locked_by_user_name', 'row_version'])
    .where('oppt_id', '=', opptId)
    .executeTakeFirst()

it('a lock is kept whose holder came back meanwhile', async () => {
  const opptId = await addStaleLock('back')
  await releaseWhile(() =>
    test.db.updateTable('live_presence').set({ seen_at: testNow }).where('user_name', '=', 'back').execute(),
  )
  expect(await rowOf(opptId)).toEqual({ locked_by_user_name: 'back', row_version: 1 })
})

it('a lock is kept that another user, who is gone as well, has taken meanwhile', async () => {
  const opptId = await addStaleLock('gone')
  await releaseWhile(() =>
    test.db.updateTable('opportunity').set(lockedBy('sam')).where('oppt_id', '=', opptId).execute(),
  )
  expect(await rowOf(opptId)).toEqual({ locked_by_user_name: 'sam', row_version: 1 })
})

it('an opportunity that was removed meanwhile is passed over', async () => {
  const opptId = await addStaleLock('removed')
  await releaseWhile(() => test.db.deleteFrom('opportunity').where('oppt_id', '=', opptId).execute())
  expect(await rowOf(opptId)).toBeUndefined()
})
