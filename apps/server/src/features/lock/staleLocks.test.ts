import { describe, expect, it } from 'vitest'
import { shifted } from '@retain/domain/calendar/instant'
import { presenceTimeout } from '@retain/domain/live/limits'
import { storeTag } from '@retain/domain/live/tags'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { testNow } from '../../testing/testApp'
import { withChannel } from '../../testing/testChannel'
import { releaseStaleLocks } from './staleLocks'

const test = withChannel()

const lockedBy = (userName: string) => ({
  locked_by_user_name: userName,
  locked_by_name: userName.toUpperCase(),
  locked_at: testNow,
})
const seen = (userName: string, agoMs: number) =>
  test.host.db
    .insertInto('live_presence')
    .values({ user_name: userName, seen_at: shifted(test.host.clock(), -agoMs) })
    .execute()
const lockOf = async (opptId: string) =>
  test.host.db
    .selectFrom('opportunity')
    .select(['locked_by_user_name', 'locked_at', 'row_version'])
    .where('oppt_id', '=', opptId)
    .executeTakeFirstOrThrow()

describe('the lock of somebody who is gone', () => {
  it('is released after two minutes without an open socket, and the store is told', async () => {
    const store = await addStore(test.host.db)
    const opptId = await addOpportunity(test.host.db, store, lockedBy('gone'))
    await seen('gone', presenceTimeout + 1)
    const before = await lockOf(opptId)
    const colleague = await test.listen({ userName: 'sam', stores: [store] }, [storeTag(store)])
    await releaseStaleLocks(test.host)
    expect(await lockOf(opptId)).toEqual({
      locked_by_user_name: null,
      locked_at: null,
      row_version: before.row_version + 1,
    })
    expect(await colleague.nextEvent()).toMatchObject({
      type: 'OPPT_LOCK',
      payload: { opptId, isLocked: false, lockedUserId: null, rowVersion: before.row_version + 1 },
    })
  })

  it('is kept up to then, and when the holder was never seen here', async () => {
    const store = await addStore(test.host.db)
    const fresh = await addOpportunity(test.host.db, store, lockedBy('fresh'))
    const unseen = await addOpportunity(test.host.db, store, lockedBy('unseen'))
    await seen('fresh', presenceTimeout)
    await releaseStaleLocks(test.host)
    expect(await lockOf(fresh)).toMatchObject({ locked_by_user_name: 'fresh' })
    expect(await lockOf(unseen)).toMatchObject({ locked_by_user_name: 'unseen' })
  })

  it('is kept as long as a socket of the holder is open', async () => {
    const store = await addStore(test.host.db)
    const opptId = await addOpportunity(test.host.db, store, lockedBy('here'))
    const holder = await test.listen({ userName: 'here', stores: [store] }, [])
    test.pass(presenceTimeout * 10)
    await test.channel.heartbeat()
    await releaseStaleLocks(test.host)
    expect(await lockOf(opptId)).toMatchObject({ locked_by_user_name: 'here' })

    holder.socket.terminate()
    await expect.poll(() => test.endings).toEqual([1006])
    await test.channel.heartbeat()
    test.pass(presenceTimeout + 1)
    await releaseStaleLocks(test.host)
    expect(await lockOf(opptId)).toMatchObject({ locked_by_user_name: null })
  })

  it('is released once, however many processes look at the same time', async () => {
    const store = await addStore(test.host.db)
    const opptId = await addOpportunity(test.host.db, store, lockedBy('twice'))
    await seen('twice', presenceTimeout + 1)
    const { row_version } = await lockOf(opptId)
    await Promise.all([releaseStaleLocks(test.host), releaseStaleLocks(test.host)])
    expect(await lockOf(opptId)).toMatchObject({ locked_by_user_name: null, row_version: row_version + 1 })
  })
})
