import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { storeTag } from '@retain/domain/live/tags'
import { addStore } from '../testing/fixtures'
import { liveClient } from '../testing/liveClient'
import { withChannel } from '../testing/testChannel'

const test = withChannel()

/** A connection that says what it likes; it is closed when the server closes it. */
function open(): Socket {
  const socket = connect(test.port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  return socket
}

const handshake = (token: string) =>
  [
    `GET /live?access_token=${token} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n')

/** A good client comes, listens and is sent a message, and nothing has gone wrong inside. */
async function stillServes(store: string): Promise<void> {
  const client = await test.listen({ userName: 'good', stores: [store] }, [storeTag(store)])
  const payload = { opptId: '1', hyperionId: store, replacedBy: null }
  await test.publish(storeTag(store), { type: 'OPPT_REMOVED', payload })
  expect(await client.nextEvent()).toMatchObject({ type: 'OPPT_REMOVED', payload })
  client.socket.close()
  await client.ended
  expect(test.faults).toEqual([])
}

const memberOf = async () => {
  const store = await addStore(test.host.db)
  return { store, token: await test.issuer.tokenFor({ roles: [generalAccess], stores: [store] }) }
}

it('survives any bytes after a good handshake', async () => {
  const { store, token } = await memberOf()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ minLength: 1, maxLength: 300 }), { minLength: 1, maxLength: 4 }),
      async (chunks) => {
        const socket = open()
        socket.write(handshake(token))
        for (const chunk of chunks) socket.write(chunk)
        socket.end()
        await once(socket, 'close')
      },
    ),
    { numRuns: 200 },
  )
  await stillServes(store)
})

it('refuses any JSON that is no frame with 1008, and answers what is one', async () => {
  const { store, token } = await memberOf()
  const tags = fc.array(fc.oneof(fc.string(), fc.constant(storeTag(store)), fc.constant('__proto__')))
  const frame = fc.oneof(
    fc.json(),
    fc.record({ type: fc.constantFrom('subscribe', 'Message', 'constructor'), tags: fc.anything() }),
    fc.record({ type: fc.constant('subscribe'), tags }),
    fc.record({ type: fc.constant('Message'), tag: fc.string(), data: fc.anything() }),
    fc.record({
      type: fc.constant('Message'),
      tag: fc.constant(storeTag(store)),
      data: fc.record({ type: fc.string(), payload: fc.dictionary(fc.string(), fc.anything()) }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(frame, async (value) => {
      const client = liveClient(test.urlOf(token))
      await client.next()
      client.send(value === undefined ? 'undefined' : value)
      const outcome = await Promise.race([client.ended, client.next().catch(() => client.ended)])
      if ('code' in outcome) expect(outcome.code).toBe(1008)
      else expect(outcome).toMatchObject({ kind: 'subscribed' })
      client.socket.terminate()
    }),
    { numRuns: 200 },
  )
  await stillServes(store)
})

it('takes no more of a huge frame than is allowed', async () => {
  const { store, token } = await memberOf()
  for (const bytes of [2 ** 17, 2 ** 24]) {
    const client = liveClient(test.urlOf(token))
    await client.next()
    client.send('x'.repeat(bytes))
    expect(await client.ended).toMatchObject({ code: expect.toBeOneOf([1006, 1008]) as number })
  }
  // A frame that claims to be of eight exabytes is refused by its head alone.
  const socket = open()
  socket.write(handshake(token))
  socket.write(Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]))
  await once(socket, 'end')
  socket.destroy()
  await stillServes(store)
})

it('survives connections that are left half way', async () => {
  const { store, token } = await memberOf()
  const whole = handshake(token)
  const sockets = Array.from({ length: 100 }, (_, place) => {
    const socket = open()
    socket.write(whole.slice(0, Math.ceil((whole.length * (place % 10)) / 9)))
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  await stillServes(store)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => test.endings.filter((code) => code === 1006).length).toBeGreaterThan(0)
  await stillServes(store)
})

it('survives 10,000 connections that come and go, good and bad', async () => {
  const { store, token } = await memberOf()
  const openSocket = async (place: number) => {
    const socket = open()
    await once(socket, 'connect')
    // One in fifty is let in; the others are refused, or gone before anybody could look.
    socket.write(handshake(place % 50 === 0 ? token : 'bad'))
    if (place % 3 === 0) socket.destroy()
    else
      await once(socket, 'data').then(
        () => socket.destroy(),
        () => undefined,
      )
  }
  for (let round = 0; round < 100; round += 1)
    await Promise.all(Array.from({ length: 100 }, (_, place) => openSocket(round * 100 + place)))
  await stillServes(store)
}, 120_000)
