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

describe('the lock of windows that are gone', () => {
  const open = (store: string, opptId: string, windowId: string, userName: string, agoMs = 0) =>
    test.host.db
      .insertInto('lock_window')
      .values({
        hyperion_id: store,
        oppt_id: opptId,
        window_id: windowId,
        user_name: userName,
        seen_at: shifted(test.host.clock(), -agoMs),
      })
      .execute()
  const windowsOf = async (opptId: string) =>
    (await test.host.db.selectFrom('lock_window').select('window_id').where('oppt_id', '=', opptId).execute())
      .map(({ window_id }) => window_id)
      .sort()

  it('is released although their user is there in another one, and kept while one of them is [D-70]', async () => {
    const store = await addStore(test.host.db)
    const left = await addOpportunity(test.host.db, store, lockedBy('ann'))
    const kept = await addOpportunity(test.host.db, store, lockedBy('ann'))
    await seen('ann', 0)
    await open(store, left, 'w-1', 'ann', presenceTimeout + 1)
    await open(store, kept, 'w-1', 'ann', presenceTimeout + 1)
    await open(store, kept, 'w-2', 'ann', presenceTimeout)
    // Of somebody who no longer holds it.
    await open(store, left, 'w-3', 'sam')
    await releaseStaleLocks(test.host)
    expect(await lockOf(left)).toMatchObject({ locked_by_user_name: null })
    expect(await windowsOf(left)).toEqual([])
    expect(await lockOf(kept)).toMatchObject({ locked_by_user_name: 'ann' })
  })

  it('is kept as long as a socket of the window is open, whatever other windows of its user do', async () => {
    const store = await addStore(test.host.db)
    const opptId = await addOpportunity(test.host.db, store, lockedBy('here'))
    await open(store, opptId, 'w-1', 'here')
    const person = { userName: 'here', stores: [store] }
    const window = await test.connect(person, { window: 'w-1' })
    const other = await test.connect(person, { window: 'w-2' })
    await Promise.all([window.next(), other.next()])
    test.pass(presenceTimeout * 10)
    await test.channel.heartbeat()
    await releaseStaleLocks(test.host)
    expect(await lockOf(opptId)).toMatchObject({ locked_by_user_name: 'here' })

    window.socket.terminate()
    await expect.poll(() => test.endings).toEqual([1006])
    await test.channel.heartbeat()
    test.pass(presenceTimeout + 1)
    await test.channel.heartbeat()
    await releaseStaleLocks(test.host)
    expect(await lockOf(opptId)).toMatchObject({ locked_by_user_name: null })
  })

  it('is not kept by a socket of somebody else, nor by one whose window has no name of ours', async () => {
    const store = await addStore(test.host.db)
    const opptId = await addOpportunity(test.host.db, store, lockedBy('eve'))
    await seen('eve', 0)
    await open(store, opptId, 'w-1', 'eve', presenceTimeout + 1)
    const sam = await test.connect({ userName: 'sam', stores: [store] }, { window: 'w-1' })
    const eve = await test.connect({ userName: 'eve', stores: [store] }, { window: 'w 1;' })
    await Promise.all([sam.next(), eve.next()])
    await test.channel.heartbeat()
    await releaseStaleLocks(test.host)
    expect(await lockOf(opptId)).toMatchObject({ locked_by_user_name: null })
  })
})
