import { createServer, type Server } from 'node:http'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { shifted } from '@retain/domain/calendar/instant'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { transact, type WriteHost } from '../outbox/transact'
import type { VerifyToken } from '../identity/caller'
import { announceNoLongerOwns } from '../features/activity/announceNoLongerOwns'
import { openChannel, type LiveChannel } from '../live/channel'
import { liveClient, type LiveClient } from './liveClient'
import { portOf } from './portOf'
import { testNow } from './testApp'
import { withDatabase } from './testDatabase'
import { makeIssuer, type TestIssuer, type TestPerson } from './testTokens'

/** The live channel of a test file behind a real port, without the app around it; opened anew for every test. */
export interface TestChannel {
  readonly host: WriteHost
  readonly issuer: TestIssuer
  readonly channel: LiveChannel
  readonly port: number
  /** What went wrong so far. */
  readonly faults: readonly unknown[]
  /** How connections ended so far, as the server says. */
  readonly endings: readonly number[]
  /** Lets the channel's clock go on. */
  readonly pass: (ms: number) => void
  readonly urlOf: (token: string | null) => string
  /** Connects somebody with general access, or is refused. */
  readonly connect: (
    person: TestPerson,
    options?: Parameters<typeof liveClient>[1] & { readonly window?: string },
  ) => Promise<LiveClient>
  /** Connects somebody, takes CONNECTED and subscribes. */
  readonly listen: (person: TestPerson, tags: readonly string[]) => Promise<LiveClient>
  /** Writes a message as a command does. */
  readonly publish: (tag: string, message: LiveMessage) => Promise<void>
}

/** Opens a channel for every test of a file. */
export function withChannel(options: { readonly verifyToken?: VerifyToken } = {}): TestChannel {
  const database = withDatabase()
  const clients: LiveClient[] = []
  let passed = 0
  let issuer: TestIssuer
  let server: Server
  let channel: LiveChannel
  let faults: unknown[] = []
  let endings: number[] = []

  const clock = () => shifted(testNow, passed)
  const urlOf = (token: string | null) =>
    `ws://127.0.0.1:${portOf(server)}/live${token === null ? '' : `?access_token=${encodeURIComponent(token)}`}`

  beforeAll(async () => {
    issuer = await makeIssuer()
  })
  beforeEach(async () => {
    passed = 0
    faults = []
    endings = []
    channel = openChannel({
      db: database.db,
      clock,
      verifyToken: options.verifyToken ?? issuer.verifyToken,
      publicUrl: 'http://localhost:4000',
      takeMessage: announceNoLongerOwns,
      notifyOthers: () => undefined,
      onFailure: (error) => faults.push(error),
      onEnd: (_connectionId, code) => endings.push(code),
    })
    await channel.start()
    server = createServer((_request, response) => response.writeHead(404).end())
    server.on('upgrade', channel.upgrade)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterEach(async () => {
    await channel.close()
    for (const client of clients.splice(0)) client.socket.terminate()
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })

  const connect: TestChannel['connect'] = async (person, { window, ...options } = {}) => {
    const token = await issuer.tokenFor({ roles: [generalAccess], ...person })
    const client = liveClient(`${urlOf(token)}${window === undefined ? '' : `&window=${window}`}`, options)
    clients.push(client)
    await client.opened
    return client
  }
  const host = (): WriteHost => ({ db: database.db, clock, live: channel })
  return {
    get host() {
      return host()
    },
    get issuer() {
      return issuer
    },
    get channel() {
      return channel
    },
    get port() {
      return portOf(server)
    },
    get faults() {
      return faults
    },
    get endings() {
      return endings
    },
    pass: (ms) => {
      passed += ms
    },
    urlOf,
    connect,
    listen: async (person, tags) => {
      const client = await connect(person)
      await client.next()
      await client.subscribe(tags)
      return client
    },
    publish: (tag, message) => transact(host(), async (_transaction, publish) => publish(tag, message)),
  }
}
