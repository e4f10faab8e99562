import { WebSocket, type ClientOptions } from 'ws'
import { readServerFrame, type ServerFrame } from '@retain/api-client/live'
import type { LiveEvent } from '@retain/domain/live/liveMessage'

/** How a connection ended. */
export interface Ended {
  readonly code: number
  readonly reason: string
}

/** A client of the live channel that keeps what it is sent until it is asked for. */
export interface LiveClient {
  readonly socket: WebSocket
  /** The handshake is over, whatever came of it. */
  readonly opened: Promise<void>
  /** The next frame; fails when the connection has ended without one. */
  readonly next: () => Promise<ServerFrame>
  /** The next frame, which has to be an event. */
  readonly nextEvent: () => Promise<LiveEvent>
  /** Sends a frame, of JSON unless it is text already. */
  readonly send: (frame: unknown) => void
  /** Subscribes and answers the accepted tags; what arrives before the answer is dropped. */
  readonly subscribe: (tags: readonly string[]) => Promise<readonly string[]>
  readonly ended: Promise<Ended>
}

/** Connects to an address; what the server sends first is waiting already when it answers. */
export function liveClient(
  url: string,
  options: ClientOptions & { readonly autoPong?: boolean } = {},
): LiveClient {
  const socket = new WebSocket(url, options)
  const frames: ServerFrame[] = []
  const waiting: ((frame: ServerFrame | null) => void)[] = []
  let isEnded = false

  socket.on('message', (data: Buffer) => {
    const frame = readServerFrame(data.toString())
    if (frame === null) throw new Error(`The server sent what is no frame: ${data.toString()}`)
    const first = waiting.shift()
    if (first === undefined) frames.push(frame)
    else first(frame)
  })
  const ended = new Promise<Ended>((resolve) => {
    socket.on('error', () => undefined)
    socket.on('close', (code, reason) => {
      isEnded = true
      for (const give of waiting.splice(0)) give(null)
      resolve({ code, reason: reason.toString() })
    })
  })
  const opened = Promise.race([ended, new Promise((done) => socket.once('open', done))]).then(() => undefined)
  const next = async (): Promise<ServerFrame> => {
    const frame =
      frames.shift() ?? (isEnded ? null : await new Promise<ServerFrame | null>((give) => waiting.push(give)))
    if (frame === null) throw new Error('The connection ended')
    return frame
  }
  const send = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  return {
    socket,
    opened,
    ended,
    next,
    send,
    nextEvent: async () => {
      const frame = await next()
      if (frame.kind !== 'event') throw new Error('The next frame is no event')
      return frame.event
    },
    subscribe: async (tags) => {
      send({ type: 'subscribe', tags })
      for (;;) {
        const frame = await next()
        if (frame.kind === 'subscribed') return frame.tags
      }
    },
  }
}
