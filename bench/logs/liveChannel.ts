import { once } from 'node:events'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { eventFrame } from '@retain/api-client/live'
import { encodeMessage } from '@retain/api-client/live/message'
import { WebSocketServer } from 'ws'
import { systemClock } from '../../apps/server/src/core/clock.ts'

/** A live channel that tells what the bench wants it to, as often as it wants: no database has to keep up with it. */
export interface LiveChannel {
  /** For `LIVE_URL`. */
  readonly url: string
  /** Tells everybody who listens. */
  readonly tell: (message: LiveMessage) => void
  readonly stop: () => void
}

/** Opens a channel that accepts every connection and every tag. */
export async function openLiveChannel(tag: string): Promise<LiveChannel> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  server.on('connection', (socket) => {
    // A client sends its tags, and waits for them to come back.
    socket.on('message', (frame) => socket.send(frame, { binary: false }))
  })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The channel has no port')
  // Above those of the server, whose events were told before.
  let eventId = 1_000_000_000
  return {
    url: `ws://127.0.0.1:${address.port}/live`,
    tell: (message) => {
      eventId += 1
      const frame = eventFrame({
        tag,
        data: encodeMessage(message),
        eventId: String(eventId),
        at: systemClock(),
      })
      for (const socket of server.clients) socket.send(frame)
    },
    stop: () => {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

/** Does something so many times a second for so many milliseconds, in bundles of ten milliseconds at least. */
export async function atRate(perSecond: number, milliseconds: number, action: () => void): Promise<number> {
  const started = performance.now()
  let done = 0
  for (;;) {
    const passed = Math.min(performance.now() - started, milliseconds)
    const due = Math.floor((passed / 1000) * perSecond)
    for (; done < due; done += 1) action()
    if (passed >= milliseconds) return done
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
