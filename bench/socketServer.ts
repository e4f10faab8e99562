/**
 * A process of `npm run bench -- sockets`: our live channel on an embedded database, or a bare `ws` server that
 * broadcasts the same bytes. Its parent tells it what to do.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { storeTag } from '@retain/domain/live/tags'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { WebSocketServer, type WebSocket } from 'ws'
import { systemClock } from '../apps/server/src/core/clock.ts'
import { transact } from '../apps/server/src/outbox/transact.ts'
import { openDatabase } from '../apps/server/src/db/connection.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { openChannel } from '../apps/server/src/live/channel.ts'
import { addStore } from '../apps/server/src/testing/fixtures.ts'
import { portOf } from '../apps/server/src/testing/portOf.ts'
import { makeIssuer } from '../apps/server/src/testing/testTokens.ts'
import { stores, type Answer, type Question } from './socketTalk.ts'

const storeOf = (place: number) => stores[place % stores.length] ?? ''

interface Served {
  readonly server: Server
  readonly addresses: (count: number) => Promise<readonly string[]>
  /** Sends a saved call of the opportunity with this number. */
  readonly publish: (store: string, place: number) => Promise<bigint>
}

/** A saved call as it is told to a store. */
const savedCall = (store: string, place: number): LiveMessage => ({
  type: 'OPPT_CONTACT',
  payload: {
    opptId: String(1_000_000 + place),
    hyperionId: store,
    entry: {
      contactHistoryId: '4711',
      contactType: 'PhoneCall',
      createDate: systemClock(),
      contactActionResult: 'CONTACTED',
      notes: null,
      hasNotes: true,
      contactInfo: '2075550142',
      contactAction: 'OPHONE',
      createdBy: 'Jordan Mills',
      emailContactDetailId: null,
      delivery: null,
      open: null,
      email: null,
    },
    lastActionIcon: 'OUT_CALL',
    contactDate: systemClock(),
    note: 'Wants to see the new model on Saturday.',
    rowVersion: 12,
  },
})

async function serveOurs(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'retain-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const db = await openDatabase({ kind: 'embedded', folder }, () => undefined)
  await migrate(db)
  for (const hyperion_id of stores) await addStore(db, { hyperion_id })
  const issuer = await makeIssuer()
  const fail = (error: unknown) => {
    throw error
  }
  const channel = openChannel({
    db,
    clock: systemClock,
    verifyToken: issuer.verifyToken,
    publicUrl: 'http://localhost',
    takeMessage: async () => false,
    notifyOthers: () => undefined,
    onFailure: fail,
    onEnd: () => undefined,
  })
  await channel.start()
  const server = createServer()
  server.on('upgrade', channel.upgrade)
  return {
    server,
    addresses: (count) =>
      Promise.all(
        Array.from({ length: count }, async (_, place) => {
          const person = { userName: `user${place}`, roles: [generalAccess], stores: [storeOf(place)] }
          return `/live?access_token=${await issuer.tokenFor(person)}`
        }),
      ),
    publish: async (store, place) => {
      let sentAt = 0n
      const announce = (eventIds: readonly string[]) => {
        sentAt = process.hrtime.bigint()
        channel.announce(eventIds)
      }
      await transact({ db, clock: systemClock, live: { announce } }, async (_transaction, publish) =>
        publish(storeTag(store), savedCall(store, place)),
      )
      return sentAt
    },
  }
}

async function serveBare(): Promise<Served> {
  const server = createServer()
  const sockets = new Map<string, Set<WebSocket>>(stores.map((store) => [store, new Set()]))
  new WebSocketServer({ server }).on('connection', (socket, request) => {
    sockets.get(request.url?.slice(1) ?? '')?.add(socket)
  })
  return {
    server,
    addresses: async (count) => Array.from({ length: count }, (_, place) => `/${storeOf(place)}`),
    publish: async (store, place) => {
      const data = { ...savedCall(store, place), eventId: '123456', at: systemClock() }
      const text = JSON.stringify({ type: 'Message', tag: storeTag(store), data })
      const sentAt = process.hrtime.bigint()
      for (const socket of sockets.get(store) ?? []) socket.send(text)
      return sentAt
    },
  }
}

async function stream(served: Served, { store, count, perSecond }: Extract<Question, { kind: 'stream' }>) {
  const begun = process.hrtime.bigint()
  const events = Array.from({ length: count }, async (_, place) => {
    const dueAt = begun + BigInt(Math.round((place * 1e9) / perSecond))
    const wait = Number(dueAt - process.hrtime.bigint()) / 1e6
    await new Promise((done) => setTimeout(done, Math.max(wait, 0)))
    return { dueAt: String(dueAt), sentAt: String(await served.publish(store, place)) }
  })
  return Promise.all(events)
}

async function answerTo(served: Served, question: Question): Promise<Answer> {
  switch (question.kind) {
    case 'addresses':
      return { addresses: await served.addresses(question.count) }
    case 'publish':
      return { sentAt: String(await served.publish(question.store, 0)) }
    case 'stream':
      return { streamed: await stream(served, question) }
    case 'memory': {
      for (let time = 0; time < 3; time += 1) globalThis.gc?.()
      const { heapUsed, external } = process.memoryUsage()
      return { heapBytes: heapUsed + external }
    }
    case 'stop':
      return process.exit(0)
  }
}

const served = process.argv[2] === 'ours' ? await serveOurs() : await serveBare()
await new Promise<void>((done) => served.server.listen(0, '127.0.0.1', done))
process.on('message', (question: Question) => {
  void answerTo(served, question).then((answer) => process.send?.(answer))
})
process.send?.({ port: portOf(served.server) })
