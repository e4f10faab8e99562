import { once } from 'node:events'
import { storeTag } from '@retain/domain/live/tags'
import { WebSocket } from 'ws'

/** What a socket was sent. */
export interface Heard {
  /** When each event came, in the order of their coming; nanoseconds of the clock that all processes share. */
  readonly events: readonly { readonly eventId: string; readonly at: bigint }[]
  /** Whether the socket is still open. */
  readonly isOpen: () => boolean
  readonly stop: () => void
}

/** Listens to a store as a page does. */
export async function listenTo(url: string, token: string, hyperionId: string): Promise<Heard> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live?access_token=${token}`, {
    perMessageDeflate: false,
  })
  await once(socket, 'message')
  socket.send(JSON.stringify({ type: 'subscribe', tags: [storeTag(hyperionId)] }))
  await once(socket, 'message')
  const events: Heard['events'][number][] = []
  socket.on('message', (data: Buffer) => {
    const at = process.hrtime.bigint()
    // To decode each frame would take this process longer than the server takes to send it.
    const eventId = /"eventId":"(\d+)"/.exec(data.toString())?.[1]
    if (eventId !== undefined) events.push({ eventId, at })
  })
  return {
    events,
    isOpen: () => socket.readyState === socket.OPEN,
    stop: () => socket.terminate(),
  }
}
