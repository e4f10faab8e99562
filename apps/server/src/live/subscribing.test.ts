import { describe, expect, it } from 'vitest'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { storeTag, userTag } from '@retain/domain/live/tags'
import { addStore } from '../testing/fixtures'
import { switchOff } from '../testing/switchOff'
import { withChannel } from '../testing/testChannel'
import { windowMs } from './outboxFeed'

const test = withChannel()

const removed = (opptId: string): LiveMessage => ({
  type: 'OPPT_REMOVED',
  payload: { opptId, hyperionId: 'any', replacedBy: null },
})
const twoStores = async () => [await addStore(test.host.db), await addStore(test.host.db)] as const

describe('subscribing', () => {
  it('is answered with the tags of the own stores and the own user, each once [S-339] [S-340] [S-341] [S-342]', async () => {
    const [own, foreign] = await twoStores()
    const client = await test.connect({ userName: 'ann', stores: [own] })
    const tags = [storeTag(own), userTag('ann')]
    expect(await client.subscribe([...tags, ...tags])).toEqual(tags)
    expect(await client.subscribe([storeTag(foreign), userTag('bob'), 'STORE_', own, 'store_HAR'])).toEqual(
      [],
    )
  })

  it('brings messages of these tags and of no others [S-348]', async () => {
    const [own, foreign] = await twoStores()
    const ann = await test.listen({ userName: 'ann', stores: [own] }, [storeTag(own), userTag('ann')])
    const bob = await test.listen({ userName: 'bob', stores: [foreign] }, [storeTag(foreign)])
    await test.publish(storeTag(foreign), removed('1'))
    await test.publish(userTag('bob'), removed('2'))
    await test.publish(userTag('ann'), removed('3'))
    await test.publish(storeTag(own), removed('4'))
    expect(await ann.next()).toMatchObject({ tag: 'USER_ann', event: removed('3') })
    expect(await ann.next()).toMatchObject({ tag: storeTag(own), event: removed('4') })
    expect(await bob.nextEvent()).toMatchObject(removed('1'))
    expect(await bob.subscribe([])).toEqual([])
  })

  it('takes the place of all earlier tags (D-22, S-726)', async () => {
    const [first, second] = await twoStores()
    const client = await test.listen({ stores: [first, second] }, [storeTag(first)])
    expect(await client.subscribe([storeTag(second)])).toEqual([storeTag(second)])
    await test.publish(storeTag(first), removed('1'))
    await test.publish(storeTag(second), removed('2'))
    expect(await client.nextEvent()).toMatchObject(removed('2'))
  })

  it('twice at once ends with the later', async () => {
    const [first, second] = await twoStores()
    const client = await test.connect({ stores: [first, second] })
    await client.next()
    client.send({ type: 'subscribe', tags: [storeTag(first)] })
    client.send({ type: 'subscribe', tags: [storeTag(second)] })
    expect(await client.next()).toEqual({ kind: 'subscribed', tags: [storeTag(first)] })
    expect(await client.next()).toEqual({ kind: 'subscribed', tags: [storeTag(second)] })
    await test.publish(storeTag(first), removed('1'))
    await test.publish(storeTag(second), removed('2'))
    expect(await client.nextEvent()).toMatchObject(removed('2'))
  })

  it('leaves out a store that has been switched off, and ends the connection with the last one', async () => {
    const [first, second] = await twoStores()
    const client = await test.connect({ stores: [first, second] })
    await switchOff(test.host.db, first)
    expect(await client.subscribe([storeTag(first), storeTag(second)])).toEqual([storeTag(second)])
    await switchOff(test.host.db, second)
    client.send({ type: 'subscribe', tags: [storeTag(second)] })
    expect(await client.ended).toEqual({ code: 4403, reason: 'No store is open to this user.' })
  })
})

describe('what was said just before', () => {
  it('is sent after the answer, in its order, and nothing older', async () => {
    const [store, other] = await twoStores()
    const earlier = await test.listen({ stores: [store] }, [storeTag(store)])
    await test.publish(storeTag(store), removed('1'))
    // An event is as old as its reading, which may be under way when its write has ended.
    await earlier.nextEvent()
    test.pass(windowMs)
    await test.publish(storeTag(store), removed('2'))
    await test.publish(storeTag(other), removed('3'))
    await test.publish(storeTag(store), removed('4'))
    test.pass(1)
    const client = await test.listen({ stores: [store] }, [storeTag(store)])
    expect(await client.nextEvent()).toMatchObject(removed('2'))
    expect(await client.nextEvent()).toMatchObject(removed('4'))
    expect(await client.subscribe([])).toEqual([])
  })

  it('reaches a client that subscribes while it is being written, once at least', async () => {
    const store = await addStore(test.host.db)
    const client = await test.connect({ stores: [store] })
    await client.next()
    const wanted = Array.from({ length: 40 }, (_, place) => String(place))
    const writing = (async () => {
      for (const opptId of wanted) await test.publish(storeTag(store), removed(opptId))
    })()
    client.send({ type: 'subscribe', tags: [storeTag(store)] })
    const seen = new Set<string>()
    while (seen.size < wanted.length) {
      const frame = await client.next()
      if (frame.kind === 'event' && frame.event.type === 'OPPT_REMOVED') seen.add(frame.event.payload.opptId)
    }
    await writing
    expect([...seen]).toEqual(wanted)
  })
})
