import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** What processes ring about. What is said there is who rang; the news itself stands in the table of that name. */
export type RingChannel = 'live_outbox' | 'job'

/** How soon a lost connection is made anew, and how often the outbox is read although nobody rang. */
const reconnectMs = 1_000
const readAnywayMs = 1_000

/** The processes that work on the same PostgreSQL, as one of them has them. */
export interface OtherProcesses {
  /**
   * Something new of this process is in the outbox, and is committed: they are told. It never fails. What is asked for
   * while a ring is on its way is one more ring, however often it is.
   */
  readonly ring: () => void
  /** Listens and rings no more. A ring that is on its way may be lost: the others read soon all the same. */
  readonly leave: () => Promise<void>
}

/**
 * Listens for the rings of every process that writes to the same PostgreSQL, and rings for them, over a connection of its
 * own. A connection that was lost is made anew; once it listens again `onNews` is called for what was missed, and the
 * others are told what they were not. It is also called every second: for a connection that is dead without knowing it, and
 * for a process that died between its commit and its ring.
 *
 * A ring is no part of the transaction that it is about: PostgreSQL lets transactions that notify commit one after the
 * other, each with a wait for the disk of its own (docs/adr/0009).
 *
 * @param onNews events of others may be in the outbox that this process has not read.
 */
export function joinOthers(
  connectionString: string,
  onNews: () => void,
  onFailure: (error: unknown) => void,
  channel: RingChannel = 'live_outbox',
): OtherProcesses {
  const self = randomUUID()
  const ending = new AbortController()
  let client: pg.Client | null = null
  /** The same while it listens. */
  let listening: pg.Client | null = null
  let isRingWanted = false
  let ringing: Promise<void> | null = null

  const ringWhileWanted = async () => {
    try {
      while (isRingWanted && listening !== null) {
        isRingWanted = false
        await listening.query('select pg_notify($1, $2)', [channel, self])
      }
    } catch (error) {
      isRingWanted = true
      if (!ending.signal.aborted) onFailure(error)
    } finally {
      ringing = null
    }
  }
  const ring = () => {
    isRingWanted = true
    if (listening !== null) ringing ??= ringWhileWanted()
  }
  const listenOnce = async () => {
    const own = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000, keepAlive: true })
    client = own
    const ended = new Promise<void>((done) => own.once('end', done))
    own.on('notification', ({ payload }) => {
      if (payload !== self) onNews()
    })
    // An error that nobody listens to would end the process.
    own.on('error', onFailure)
    try {
      await own.connect()
      await own.query(`listen ${channel}`)
      listening = own
      onNews()
      if (isRingWanted) ring()
      await ended
    } finally {
      listening = null
      await own.end()
    }
  }
  const listen = async () => {
    while (!ending.signal.aborted) {
      await listenOnce().catch(onFailure)
      await pause(reconnectMs, null, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }
  const listened = listen()
  const readAnyway = setInterval(onNews, readAnywayMs).unref()
  return {
    ring,
    leave: async () => {
      ending.abort()
      clearInterval(readAnyway)
      await client?.end()
      await listened
    },
  }
}
