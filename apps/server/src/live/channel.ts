import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { reasonPhrase } from '@retain/domain/calls/reasonPhrase'
import * as E from 'fp-ts/Either'
import type { WebSocket } from 'ws'
import { isOwnHost } from '../config/ownHost'
import type { WriteHost } from '../outbox/transact'
import type { VerifyToken } from '../identity/caller'
import { addressOf, admit, livePath, type Admitted } from './admission'
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
  /** Notifies other processes that there are events in the outbox. With the embedded database there are none. */
  readonly notifyOthers: () => void
  /** Called with errors of work that no caller waits for. */
  readonly onFailure: (error: unknown) => void
  /** Called when a connection has ended; for the log, which holds neither user nor address. */
  readonly onEnd: (connectionId: string, code: number) => void
}

/** The live channel of this process. */
export interface LiveChannel extends Live {
  readonly start: () => Promise<void>
  /** Handles a request for an upgrade; each is answered or its connection is closed. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Reads the outbox, which may hold new events. */
  readonly notify: () => void
  /** Pings every client, stores when their users were last seen, and asks anew what their tokens are worth. */
  readonly heartbeat: () => Promise<void>
  /** Closes every connection, by force where a client does not answer, and accepts no new ones. */
  readonly close: () => Promise<void>
}

/** How long a stopping server waits for clients to close their connections. */
const closeTimeoutMs = 500

/** Opens the live channel (api.md section 3; docs/adr/0009). */
export function openChannel(parts: ChannelParts): LiveChannel {
  const { db, clock, verifyToken, publicUrl, takeMessage, notifyOthers, onFailure } = parts
  const sockets = makeSocketServer()
  const hub = makeHub<LiveConnection>()
  const feed = makeOutboxFeed(db, clock, hub.deliver, onFailure)
  const presence = makePresence(db, clock, onFailure)
  const connections = new Set<LiveConnection>()
  const pending = new Set<Duplex>()
  let isClosed = false
  let onEmpty = () => undefined as void

  const live: Live = {
    announce: () => {
      feed.notify()
      notifyOthers()
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
      if (!isClosed) presence.touch([connection.present])
      if (connections.size === 0) onEmpty()
    },
  }

  const everybody = () => [...connections].map(({ present }) => present)
  const welcome = (socket: WebSocket, line: Duplex, admission: E.Either<CloseReason, Admitted>) => {
    // A socket that fails is closed, which `onEnd` handles.
    socket.on('error', () => undefined)
    if (isClosed) return socket.close(closeReasons.stopping.code, closeReasons.stopping.reason)
    if (E.isLeft(admission)) return socket.close(admission.left.code, admission.left.reason)
    const connection = new LiveConnection(socket, line, admission.right, host)
    connections.add(connection)
    presence.touch([connection.present])
  }

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', cutOff)
    const { path, query } = addressOf(request)
    const { origin, host: called, upgrade: wanted } = request.headers
    if (path !== livePath || wanted?.toLowerCase() !== 'websocket') return refuse(socket, 404)
    if (isClosed) return refuse(socket, 503)
    if (!isOwnHost(called, publicUrl) || !isOwnOrigin(origin, called, publicUrl)) return refuse(socket, 403)
    pending.add(socket)
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
      .finally(() => pending.delete(socket))
  }

  return {
    ...live,
    start: feed.start,
    notify: feed.notify,
    upgrade,
    heartbeat: async () => {
      presence.touch(everybody())
      for (const connection of connections) connection.heartbeat()
      await presence.written()
      // One after another: two thousand sockets at once would crowd out the calls.
      for (const connection of connections) await connection.recheck(verifyToken)
    },
    close: async () => {
      isClosed = true
      presence.touch(everybody())
      for (const socket of pending) refuse(socket, 503)
      const empty = new Promise<void>((resolve) => {
        onEmpty = resolve
        if (connections.size === 0) resolve()
      })
      for (const connection of connections) connection.close(closeReasons.stopping)
      const cut = setTimeout(() => {
        for (const connection of connections) connection.terminate()
      }, closeTimeoutMs)
      await empty
      clearTimeout(cut)
      await Promise.all([feed.stop(), presence.written()])
    },
  }
}

function cutOff(this: Duplex): void {
  this.destroy()
}

/** Answers a request that is not upgraded, and closes its connection. */
function refuse(socket: Duplex, status: 403 | 404 | 503): void {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${reasonPhrase(status)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
