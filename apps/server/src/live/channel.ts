import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import * as E from 'fp-ts/Either'
import type { WebSocket } from 'ws'
import type { WriteHost } from '../outbox/transact'
import type { Caller, VerifyToken } from '../identity/caller'
import { addressOf, admit, livePath } from './admission'
import { closeReasons, type CloseReason } from './closeReasons'
import { LiveConnection, type ConnectionHost, type TakeMessage } from './connection'
import { makeHub } from './hub'
import type { Live } from '../outbox/live'
import { makeSocketServer } from './liveSocket'
import { isOwnOrigin } from './origins'
import { makeOutboxFeed } from './outboxFeed'
import { makePresence } from './presence'

/** What the channel needs of the app around it. */
export interface ChannelParts extends Omit<WriteHost, 'live'> {
  readonly verifyToken: VerifyToken
  readonly publicUrl: string
  /** What is done with the messages that clients send. */
  readonly takeMessage: TakeMessage
  /** Events of this process stand in the outbox: the other processes are told. The embedded database has none. */
  readonly tellOthers: () => void
  /** Something went wrong that nobody waits for. */
  readonly onFailure: (error: unknown) => void
  /** A connection has ended; for the log, which learns neither who it was nor the address. */
  readonly onEnd: (connectionId: string, code: number) => void
}

/** The live channel of this process. */
export interface LiveChannel extends Live {
  readonly start: () => Promise<void>
  /** Takes a request that asks for an upgrade; every one is answered or cut off, whatever it is. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Something may be in the outbox that this process has not read. */
  readonly poke: () => void
  /** Asks every peer whether it is still there, and keeps that its user is. */
  readonly beat: () => Promise<void>
  /** Tells every peer that the server stops, cuts off those that do not answer, and lets nobody in any more. */
  readonly close: () => Promise<void>
}

/** How long a stopping server waits for peers to take their leave. */
const patienceMs = 500

/** Opens the live channel (api.md section 3; docs/adr/0009). */
export function openChannel(parts: ChannelParts): LiveChannel {
  const { db, clock, verifyToken, publicUrl, takeMessage, tellOthers, onFailure } = parts
  const sockets = makeSocketServer()
  const hub = makeHub<LiveConnection>()
  const feed = makeOutboxFeed(db, clock, hub.deliver, onFailure)
  const presence = makePresence(db, clock, onFailure)
  const connections = new Set<LiveConnection>()
  const knocking = new Set<Duplex>()
  let isClosed = false
  let onEmpty = () => undefined as void

  const users = () => new Set([...connections].map(({ caller }) => caller.userName))
  const live: Live = {
    announce: () => {
      feed.poke()
      tellOthers()
    },
  }
  const host: ConnectionHost = {
    db,
    clock,
    hub,
    feed,
    live,
    takeMessage,
    onFailure,
    onEnd: (connection, code) => {
      connections.delete(connection)
      parts.onEnd(connection.id, code)
      if (!isClosed) presence.touch([connection.caller.userName])
      if (connections.size === 0) onEmpty()
    },
  }

  const welcome = (socket: WebSocket, line: Duplex, admission: E.Either<CloseReason, Caller>) => {
    // What goes wrong with a socket also ends it; there is nothing else to be done.
    socket.on('error', () => undefined)
    if (isClosed) return socket.close(closeReasons.stopping.code, closeReasons.stopping.reason)
    if (E.isLeft(admission)) return socket.close(admission.left.code, admission.left.reason)
    connections.add(new LiveConnection(socket, line, admission.right, host))
    presence.touch([admission.right.userName])
  }

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', cutOff)
    const { path, query } = addressOf(request)
    const { origin, host: called, upgrade: wanted } = request.headers
    if (path !== livePath || wanted?.toLowerCase() !== 'websocket') return refuse(socket, 404)
    if (isClosed) return refuse(socket, 503)
    if (!isOwnOrigin(origin, called, publicUrl)) return refuse(socket, 403)
    knocking.add(socket)
    admit(verifyToken, db, query)
      .then((admission) =>
        sockets.handleUpgrade(request, socket, head, (opened) => {
          socket.off('error', cutOff)
          welcome(opened, socket, admission)
        }),
      )
      .catch((error: unknown) => {
        onFailure(error)
        refuse(socket, 503)
      })
      .finally(() => knocking.delete(socket))
  }

  return {
    ...live,
    start: feed.start,
    poke: feed.poke,
    upgrade,
    beat: async () => {
      presence.touch(users())
      for (const connection of connections) connection.beat()
      await presence.written()
    },
    close: async () => {
      isClosed = true
      presence.touch(users())
      for (const socket of knocking) refuse(socket, 503)
      const empty = new Promise<void>((resolve) => {
        onEmpty = resolve
        if (connections.size === 0) resolve()
      })
      for (const connection of connections) connection.close(closeReasons.stopping)
      const cut = setTimeout(() => {
        for (const connection of connections) connection.terminate()
      }, patienceMs)
      await empty
      clearTimeout(cut)
      await Promise.all([feed.stop(), presence.written()])
    },
  }
}

function cutOff(this: Duplex): void {
  this.destroy()
}

/** Answers a request that is not upgraded, and hangs up. */
function refuse(socket: Duplex, status: 403 | 404 | 503): void {
  socket.once('finish', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}
