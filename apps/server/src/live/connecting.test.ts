import { once } from 'node:events'
import { request } from 'node:http'
import { generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import { epochOf } from '@retain/domain/calendar/instant'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addStore } from '../testing/fixtures'
import { liveClient } from '../testing/liveClient'
import { testNow } from '../testing/testApp'
import { withChannel } from '../testing/testChannel'
import { switchOff } from '../testing/switchOff'

const test = withChannel()

/** The status of the answer to a request for an upgrade that is not upgraded. */
const statusOf = (path: string, headers: Record<string, string> = {}) =>
  new Promise<number>((done, fail) => {
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
    const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' }
    const asked = request({ port: test.port, path, headers: { ...upgrade, ...key, ...headers } })
    asked.on('response', (answer) => done(answer.statusCode ?? 0))
    asked.on('upgrade', (_answer, socket) => {
      socket.destroy()
      done(101)
    })
    asked.on('error', fail)
    asked.end()
  })

describe('whoever comes with a good token', () => {
  it('is let in, and told so first under the own tag [S-335] [S-802]', async () => {
    const client = await test.connect({ userName: 'ann', stores: [await addStore(test.host.db)] })
    const frame = await client.next()
    expect(frame).toMatchObject({ kind: 'event', tag: 'USER_ann', event: { type: 'CONNECTED', at: testNow } })
  })

  it('has a connection of its own each time', async () => {
    const person = { stores: [await addStore(test.host.db)] }
    const [one, two] = [await test.connect(person), await test.connect(person)]
    const [first, second] = [await one.nextEvent(), await two.nextEvent()]
    expect(first.eventId).not.toBe(second.eventId)
    expect(first.payload).not.toEqual(second.payload)
  })

  it('is seen to be here, and so when leaving', async () => {
    const seen = () =>
      test.host.db.selectFrom('live_presence').selectAll().where('user_name', '=', 'present').execute()
    const client = await test.connect({ userName: 'present', stores: [await addStore(test.host.db)] })
    await client.next()
    const pinged = once(client.socket, 'ping')
    await test.channel.heartbeat()
    expect(await seen()).toEqual([{ user_name: 'present', seen_at: testNow }])
    // Whoever has not answered by the next heartbeat is cut off: an answer to this comes behind that to the ping.
    await pinged
    await client.subscribe([])
    test.pass(30_000)
    await test.channel.heartbeat()
    expect(await seen()).toEqual([{ user_name: 'present', seen_at: test.host.clock() }])
    test.pass(5_000)
    client.socket.close()
    await client.ended
    await expect.poll(seen).toEqual([{ user_name: 'present', seen_at: test.host.clock() }])
  })
})

describe('a bad token is refused with 4401', () => {
  const refused = { code: 4401, reason: 'The token is not good.' }

  it('when there is none [S-345] [S-346] [S-803]', async () => {
    expect(await liveClient(test.urlOf(null)).ended).toEqual(refused)
    expect(await liveClient(test.urlOf('')).ended).toEqual(refused)
  })

  it('when it is none, and when somebody else has signed it [S-345]', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await test.issuer.tokenFor({ roles: [generalAccess], stores: ['HAR'] }, privateKey)
    for (const token of [forged, 'x.y.z', '%', 'a'.repeat(4_000)])
      expect(await liveClient(test.urlOf(token)).ended).toEqual(refused)
  })

  it('when it has ended [S-345]', async () => {
    const token = await test.issuer.tokenFor({ claims: { exp: Math.floor(Date.now() / 1000) - 60 } })
    expect(await liveClient(test.urlOf(token)).ended).toEqual({ code: 4401, reason: 'The token has ended.' })
  })

  it('and when it ends while the connection is open [S-803]', async () => {
    const exp = Math.floor(Date.now() / 1000) + 600
    test.pass(exp * 1000 - epochOf(testNow) - 20)
    const client = await test.connect({ stores: [await addStore(test.host.db)], claims: { exp } })
    await client.next()
    test.pass(20)
    expect(await client.ended).toEqual({ code: 4401, reason: 'The token has ended.' })
  })
})

describe('nobody is let in who may not read a store', () => {
  const refused = { code: 4403, reason: 'No store is open to this user.' }

  it('because the token names none, or none that we know [S-346] [S-803]', async () => {
    expect(await (await test.connect({ stores: [] })).ended).toEqual(refused)
    expect(await (await test.connect({ stores: ['UNKNOWN'] })).ended).toEqual(refused)
  })

  it('because it is switched off', async () => {
    const store = await addStore(test.host.db)
    await switchOff(test.host.db, store)
    expect(await (await test.connect({ stores: [store] })).ended).toEqual(refused)
  })

  it('because general access is missing: messages tell of rows', async () => {
    const store = await addStore(test.host.db)
    expect(await (await test.connect({ stores: [store], roles: [] })).ended).toEqual(refused)
  })
})

describe('a request for an upgrade', () => {
  it('from a page of another origin is refused before anything is looked at', async () => {
    for (const origin of [
      'https://evil.example',
      'https://localhost:4000',
      'null',
      'http://localhost:4000.evil',
      'x',
    ])
      expect(await statusOf('/live', { origin })).toBe(403)
  })

  it('from our own page, from the address that was called, and from what is no browser is taken', async () => {
    expect(await statusOf('/live', { origin: 'http://localhost:4000' })).toBe(101)
    expect(await statusOf('/live', { origin: 'http://localhost:5173', host: 'localhost:5173' })).toBe(101)
    expect(await statusOf('/live')).toBe(101)
  })

  it('under a name that only leads here is refused, with or without an origin', async () => {
    const host = 'rebound.example:4000'
    expect(await statusOf('/live', { host, origin: `http://${host}` })).toBe(403)
    expect(await statusOf('/live', { host })).toBe(403)
  })

  it('anywhere else, or to something else, is not found', async () => {
    for (const path of ['/', '/live/', '/livelier', '/api/live', '//live', '/%6cive'])
      expect(await statusOf(path)).toBe(404)
    expect(await statusOf('/live', { upgrade: 'h2c' })).toBe(404)
  })

  it('that is no proper handshake is a bad request', async () => {
    expect(await statusOf('/live', { 'sec-websocket-key': 'short' })).toBe(400)
    expect(await statusOf('/live', { 'sec-websocket-version': '1' })).toBe(400)
  })

  it('is refused once the channel is closed, and who is open is told', async () => {
    const store = await addStore(test.host.db)
    const open = await test.connect({ stores: [store] })
    await open.next()
    await test.channel.close()
    expect(await open.ended).toEqual({ code: 1001, reason: 'The server is stopping.' })
    expect(await statusOf('/live')).toBe(503)
  })
})

describe('a peer that does not answer', () => {
  it('is cut off at the second heartbeat, and one that does is kept', async () => {
    const person = { stores: [await addStore(test.host.db)] }
    const dead = await test.connect(person, { autoPong: false })
    const alive = await test.connect(person)
    await Promise.all([dead.next(), alive.next()])
    const ponged = new Promise((done) => alive.socket.once('ping', done))
    await test.channel.heartbeat()
    await ponged
    await alive.subscribe([])
    await test.channel.heartbeat()
    expect(await dead.ended).toEqual({ code: 1006, reason: '' })
    expect(alive.socket.readyState).toBe(alive.socket.OPEN)
  })
})
