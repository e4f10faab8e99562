import { describe, expect, it } from 'vitest'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { framesPerMinute, largestFrame } from '@retain/domain/live/limits'
import { storeTag } from '@retain/domain/live/tags'
import { addStore } from '../testing/fixtures'
import { withChannel } from '../testing/testChannel'
import { largestBacklog } from './connection'

const test = withChannel()
const member = async () => test.connect({ stores: [await addStore(test.host.db)] })

describe('a limit that is broken ends the connection with 1008', () => {
  it('after 60 frames in a minute, which begin anew in the next [S-803]', async () => {
    const client = await member()
    for (let minute = 0; minute < 2; minute += 1) {
      for (let frame = 0; frame < framesPerMinute; frame += 1) await client.subscribe([])
      test.pass(60_000)
    }
    for (let frame = 0; frame < framesPerMinute; frame += 1) await client.subscribe([])
    client.send({ type: 'subscribe', tags: [] })
    expect(await client.ended).toEqual({ code: 1008, reason: 'More than 60 frames in one minute.' })
  })

  it('after 60 pings in a minute as well', async () => {
    const client = await member()
    await client.next()
    for (let frame = 0; frame <= framesPerMinute; frame += 1) client.socket.ping()
    expect(await client.ended).toEqual({ code: 1008, reason: 'More than 60 frames in one minute.' })
  })

  it('over 16 KB in a frame, and not below', async () => {
    const client = await member()
    const padded = (bytes: number) => JSON.stringify({ type: 'subscribe', tags: [] }).padEnd(bytes)
    client.send(padded(largestFrame))
    expect(await client.next()).toMatchObject({ kind: 'event' })
    expect(await client.next()).toEqual({ kind: 'subscribed', tags: [] })
    client.send(padded(largestFrame + 1))
    expect(await client.ended).toEqual({ code: 1008, reason: 'A frame is larger than 16 KB.' })
  })

  it('over 16 KB in fragments', async () => {
    const client = await member()
    for (let part = 0; part < 20; part += 1) client.socket.send('x'.repeat(1_024), { fin: false })
    expect(await client.ended).toEqual({ code: 1008, reason: 'A frame is larger than 16 KB.' })
  })

  it('for binary frames, and for text that is no UTF-8', async () => {
    const binary = await member()
    binary.socket.send(Buffer.from('{"type":"subscribe","tags":[]}'))
    expect(await binary.ended).toEqual({ code: 1008, reason: 'Frames are text.' })
    const broken = await member()
    broken.socket.send(Buffer.from([0x22, 0xff, 0xfe, 0x22]), { binary: false })
    expect(await broken.ended).toEqual({ code: 1008, reason: 'A frame breaks the protocol.' })
  })
})

it('a peer that takes nothing is let go with 1013, and the others have everything', async () => {
  const store = await addStore(test.host.db)
  const slow = await test.listen({ userName: 'slow', stores: [store] }, [storeTag(store)])
  const quick = await test.listen({ userName: 'quick', stores: [store] }, [storeTag(store)])
  slow.socket.pause()
  const large: LiveMessage = {
    type: 'OPPT_NLO',
    payload: { opptId: '1', hyperionId: store, statusCode: 'NLO', message: 'x'.repeat(largestBacklog / 4) },
  }
  // More than the system itself takes on behalf of a peer that reads nothing.
  for (let published = 0; published < 24; published += 1) {
    await test.publish(storeTag(store), large)
    await quick.nextEvent()
  }
  slow.socket.resume()
  expect(await slow.ended).toEqual({ code: 1013, reason: 'Messages were not taken in time.' })
  expect(quick.socket.readyState).toBe(quick.socket.OPEN)
})
