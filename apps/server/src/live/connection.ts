import { randomInt, randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import * as E from 'fp-ts/Either'
import type { RawData, WebSocket } from 'ws'
import { eventFrame, readClientFrame, type ClientFrame } from '@retain/api-client/live'
import { encodeMessage } from '@retain/api-client/live/message'
import { epochOf } from '@retain/domain/calendar/instant'
import { framesPerMinute } from '@retain/domain/live/limits'
import { acceptedTags, userTag } from '@retain/domain/live/tags'
import type { WriteHost } from '../outbox/transact'
import type { Caller, VerifyToken } from '../identity/caller'
import type { Admitted } from './admission'
import { closeReasons, type CloseReason } from './closeReasons'
import { batchWrites } from './batchWrites'
import type { Hub, Listener } from './hub'
import { listenableStores } from './listenableTags'
import type { OutboxFeed } from './outboxFeed'
import type { Present } from './presence'

const minuteMs = 60_000

/** How many bytes a client may leave unread before it is disconnected. It reconnects and reloads its lists. */
export const largestBacklog = 4 * 1024 * 1024

/** The longest that a timer of Node can wait. */
const longestTimerMs = 2 ** 31 - 1

const asText = { binary: false }

/** A message that a client sends to others of its store. */
export type ClientMessage = Extract<ClientFrame, { readonly type: 'Message' }>

/**
 * What is done with such a message. The client's words count for nothing: what the store is told is the server's own.
 *
 * @param stores the codes of the stores that the client may listen to.
 * @returns false when this client may not send this message, which ends its connection.
 */
export type TakeMessage = (
  host: WriteHost,
  stores: ReadonlySet<string>,
  message: ClientMessage,
) => Promise<boolean>

/** What a connection needs of the channel that it belongs to. */
export interface ConnectionHost extends WriteHost {
  readonly hub: Hub<LiveConnection>
  readonly feed: Pick<OutboxFeed, 'recent'>
  readonly takeMessage: TakeMessage
  readonly onFailure: (error: unknown) => void
  /** Called when it has ended, for whatever reason. */
  readonly onEnd: (connection: LiveConnection, code: number) => void
}

/** One open socket of an admitted caller. */
export class LiveConnection implements Listener {
  readonly id = randomUUID()
  readonly present: Present
  private readonly gather: (bytes: number) => void
  private readonly token: string
  private caller: Caller
  private tags: readonly string[] = []
  private isAlive = true
  private minuteBegan = Number.NEGATIVE_INFINITY
  private framesOfMinute = 0
  private answering: Promise<void> = Promise.resolve()
  private tokenTimer: NodeJS.Timeout | undefined

  constructor(
    private readonly socket: WebSocket,
    line: Duplex,
    { caller, token, windowId }: Admitted,
    private readonly host: ConnectionHost,
  ) {
    this.caller = caller
    this.token = token
    this.present = { userName: caller.userName, windowId }
    this.gather = batchWrites(line)
    socket.on('message', (data, isBinary) => this.receive(data, isBinary))
    socket.on('ping', () => this.countFrame())
    socket.on('pong', () => {
      this.isAlive = true
    })
    socket.on('close', (code) => this.end(code))
    this.send(this.connectedFrame())
    this.watchToken()
  }

  /** Sends a frame, and ends the connection of a client that is too slow. */
  send(frame: Buffer): void {
    if (!this.isOpen()) return
    if (this.socket.bufferedAmount > largestBacklog) return this.close(closeReasons.tooSlow)
    this.gather(frame.length)
    this.socket.send(frame, asText)
  }

  /** Closes the connection; nothing is sent or answered any more. */
  close({ code, reason }: CloseReason): void {
    if (!this.isOpen()) return
    this.host.hub.leave(this)
    this.socket.close(code, reason)
  }

  /** Ends the connection without a closing handshake. */
  terminate(): void {
    this.socket.terminate()
  }

  /** Pings the client, and ends the connection when it has not answered since the last ping. */
  heartbeat(): void {
    if (!this.isAlive) return this.terminate()
    this.isAlive = false
    if (this.isOpen()) this.socket.ping()
  }

  /**
   * Asks anew what the token is worth: a connection of one that is worth nothing is ended, and one whose permissions or stores
   * have become fewer hears of the others no more.
   */
  recheck(verifyToken: VerifyToken): Promise<void> {
    return this.inTurn(async () => {
      if (!this.isOpen()) return
      const verified = await verifyToken(this.token).catch((error: unknown) => {
        this.host.onFailure(error)
        return null
      })
      // Nobody can judge it at present: it stays, until its end at the latest.
      if (verified === null) return
      if (E.isLeft(verified)) return this.close(closeReasons[verified.left])
      const { roles, stores } = this.caller
      this.caller = verified.right
      if (this.caller.roles.length === roles.length && this.caller.stores.length === stores.length) return
      const open = await listenableStores(this.host.db, this.caller)
      if (open.size === 0) return this.close(closeReasons.noStore)
      if (this.isOpen()) this.listen(this.tags, open)
    })
  }

  private isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  private end(code: number): void {
    clearTimeout(this.tokenTimer)
    this.host.hub.leave(this)
    this.host.onEnd(this, code)
  }

  /** A connection lives no longer than the token that it was opened with. */
  private watchToken(): void {
    const leftMs = this.caller.expiresAt * 1000 - epochOf(this.host.clock())
    if (leftMs <= 0) return this.close(closeReasons.tokenExpired)
    this.tokenTimer = setTimeout(() => this.watchToken(), Math.min(leftMs, longestTimerMs)).unref()
  }

  private receive(data: RawData, isBinary: boolean): void {
    if (!this.isOpen()) return
    this.isAlive = true
    if (!this.countFrame()) return
    if (isBinary) return this.close(closeReasons.binary)
    const frame = readClientFrame(textOf(data))
    if (frame === null) return this.close(closeReasons.unknownFrame)
    void this.inTurn(() => this.answer(frame))
  }

  /** Does one thing after another, so that of two subscriptions the later one counts. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    this.answering = this.answering.then(work).catch((error: unknown) => {
      this.host.onFailure(error)
      this.close(closeReasons.failed)
    })
    return this.answering
  }

  /** Listens to those of the tags that these stores and this user accept. */
  private listen(wanted: readonly string[], stores: ReadonlySet<string>): void {
    this.tags = acceptedTags({ hyperionIds: stores, userName: this.caller.userName }, wanted)
    this.host.hub.listen(this, this.tags)
  }

  /** Counts a frame; false, and the connection ends, when it is one too many for this minute. */
  private countFrame(): boolean {
    const now = epochOf(this.host.clock())
    if (now - this.minuteBegan >= minuteMs) {
      this.minuteBegan = now
      this.framesOfMinute = 0
    }
    this.framesOfMinute += 1
    if (this.framesOfMinute <= framesPerMinute) return true
    this.close(closeReasons.tooManyFrames)
    return false
  }

  private async answer(frame: ClientFrame): Promise<void> {
    if (!this.isOpen()) return
    const { db, feed } = this.host
    const stores = await listenableStores(db, this.caller)
    if (stores.size === 0) return this.close(closeReasons.noStore)
    if (frame.type === 'Message') {
      if (!(await this.host.takeMessage(this.host, stores, frame))) this.close(closeReasons.notAllowed)
      return
    }
    if (!this.isOpen()) return
    // Nothing can be delivered between these lines, so what follows the answer is neither a gap nor out of order.
    this.listen(frame.tags, stores)
    this.send(Buffer.from(JSON.stringify({ type: 'subscribe', tags: this.tags })))
    for (const recent of feed.recent(this.tags)) this.send(recent)
  }

  /** The first frame. It is not in the outbox, so its id is far above those of the outbox. */
  private connectedFrame(): Buffer {
    const data = encodeMessage({ type: 'CONNECTED', payload: { connectionId: this.id } })
    const eventId = `9${String(randomInt(2 ** 47)).padStart(16, '0')}`
    const tag = userTag(this.caller.userName)
    return Buffer.from(eventFrame({ tag, data, eventId, at: this.host.clock() }))
  }
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer)).toString('utf8')
