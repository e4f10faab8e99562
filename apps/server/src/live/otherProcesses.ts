import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { liveChannel } from './outbox'

/** How soon a lost connection is made anew, and how often the outbox is read although nobody rang. */
const reconnectMs = 1_000
const readAnywayMs = 15_000

/**
 * Listens for the events of every process that writes to the same PostgreSQL, over a connection of its own. A connection
 * that was lost is made anew, and once it listens again `onNews` is called for what was missed; it is also called every
 * quarter of a minute, for a connection that is dead without knowing it.
 *
 * @param onNews events may be in the outbox that this process has not read.
 * @returns what ends it.
 */
export function listenToOthers(
  connectionString: string,
  onNews: () => void,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const ending = new AbortController()
  let client: pg.Client | null = null

  const listenOnce = async () => {
    const own = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000, keepAlive: true })
    client = own
    const ended = new Promise<void>((done) => own.once('end', done))
    own.on('notification', onNews)
    // An error that nobody listens to would end the process.
    own.on('error', onFailure)
    try {
      await own.connect()
      await own.query(`listen ${liveChannel}`)
      onNews()
      await ended
    } finally {
      await own.end()
    }
  }
  const listen = async () => {
    while (!ending.signal.aborted) {
      await listenOnce().catch(onFailure)
      await pause(reconnectMs, null, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }
  const listening = listen()
  const readAnyway = setInterval(onNews, readAnywayMs).unref()
  return async () => {
    ending.abort()
    clearInterval(readAnyway)
    await client?.end()
    await listening
  }
}
