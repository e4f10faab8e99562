import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'

/** A client that has taken the beginning of an answer and reads no further. */
export interface SlowReader {
  readonly answer: IncomingMessage
  /** Closes the connection. */
  readonly leave: () => Promise<void>
}

/** Asks over a connection of its own, takes what comes first and waits. */
export async function readSlowly(
  url: string,
  token: string,
  body: unknown,
  encoding = 'identity',
): Promise<SlowReader> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'accept-encoding': encoding,
  }
  const asked = request(url, { method: 'POST', headers, agent: false })
  asked.end(JSON.stringify(body))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  // A connection that the server ends is what some tests wait for.
  answer.on('error', () => undefined)
  if (!answer.readable || answer.readableLength === 0) await once(answer, 'readable')
  const leave = async () => {
    if (answer.closed) return
    const closed = once(answer, 'close')
    answer.destroy()
    await closed
  }
  return { answer, leave }
}
