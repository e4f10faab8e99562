import { once } from 'node:events'
import * as E from 'fp-ts/Either'
import { storeTag, userTag } from '@retain/domain/live/tags'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { beforeEach, expect, it } from 'vitest'
import type { Caller, TokenFault } from '../identity/caller'
import { addStore } from '../testing/fixtures'
import { withChannel } from '../testing/testChannel'

/** What becomes of a good token; it changes while the socket is open. */
let worth: (caller: Caller) => E.Either<TokenFault, Caller> = E.right

const test = withChannel({
  verifyToken: async (token) => {
    const verified = await test.issuer.verifyToken(token)
    return E.isLeft(verified) ? verified : worth(verified.right)
  },
})

beforeEach(() => {
  worth = E.right
})

const removed = (opptId: string): LiveMessage => ({
  type: 'OPPT_REMOVED',
  payload: { opptId, hyperionId: 'any', replacedBy: null },
})

it('a socket whose token is worth nothing any more is closed with the next heartbeat', async () => {
  const store = await addStore(test.host.db)
  const client = await test.listen({ stores: [store] }, [storeTag(store)])
  const pinged = once(client.socket, 'ping')
  await test.channel.heartbeat()
  expect(test.endings).toEqual([])
  // Whoever has not answered by the next heartbeat is cut off: an answer to this comes behind that to the ping.
  await pinged
  await client.subscribe([])
  worth = () => E.left('tokenInvalid')
  await test.channel.heartbeat()
  expect(await client.ended).toEqual({ code: 4401, reason: 'The token is not good.' })
})

it('a socket whose general access was taken away is closed', async () => {
  const store = await addStore(test.host.db)
  const client = await test.listen({ stores: [store] }, [storeTag(store)])
  worth = (caller) => E.right({ ...caller, roles: [] })
  await test.channel.heartbeat()
  expect(await client.ended).toEqual({ code: 4403, reason: 'No store is open to this user.' })
})

it('of a store that was taken away nothing is heard any more, of the others everything', async () => {
  const [kept, lost] = [await addStore(test.host.db), await addStore(test.host.db)]
  const tags = [storeTag(kept), storeTag(lost), userTag('ann')]
  const client = await test.listen({ userName: 'ann', stores: [kept, lost] }, tags)
  worth = (caller) =>
    E.right({ ...caller, stores: caller.stores.filter(({ storeCode }) => storeCode === kept) })
  await test.channel.heartbeat()
  await test.publish(storeTag(lost), removed('1'))
  await test.publish(storeTag(kept), removed('2'))
  await test.publish(userTag('ann'), removed('3'))
  expect(await client.nextEvent()).toMatchObject(removed('2'))
  expect(await client.nextEvent()).toMatchObject(removed('3'))
  expect(await client.subscribe(tags)).toEqual([storeTag(kept), userTag('ann')])
})

it('a token that cannot be judged at present ends nothing', async () => {
  const store = await addStore(test.host.db)
  const client = await test.listen({ stores: [store] }, [storeTag(store)])
  worth = () => {
    throw new Error('away')
  }
  await test.channel.heartbeat()
  expect(test.faults).toHaveLength(1)
  await test.publish(storeTag(store), removed('1'))
  expect(await client.nextEvent()).toMatchObject(removed('1'))
})
