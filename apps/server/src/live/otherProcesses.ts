import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** The channel on which processes ring. What is said there is who rang; the news itself stands in the outbox. */
const channel = 'live_outbox'

/** How soon a lost connection is made anew, and how often the outbox is read although nobody rang. */
const reconnectMs = 1_000
const readAnywayMs = 1_000

/** The processes that work on the same PostgreSQL, as one of them has them. */
export interface OtherProcesses {
  /**
   * Something new of this process is in the outbox, and is committed: they are told. It never fails. What is asked for
   * while a ring is on its way is one more ring, however often it is.
   */
  readonly notify: () => void
  /** Listens and rings no more. A ring that is on its way may be lost: the others read soon all the same. */
  readonly leave: () => Promise<void>
}

/**
 * Listens for the rings of every process that writes to the same PostgreSQL, and rings for them, over a connection of its
 * own. A connection that was lost is made anew; once it listens again `onNewEvents` is called for what was missed, and the
 * others are told what they were not. It is also called every second: for a connection that is dead without knowing it, and
 * for a process that died between its commit and its ring.
 *
 * A ring is no part of the transaction that it is about: PostgreSQL lets transactions that notify commit one after the
 * other, each with a wait for the disk of its own (docs/adr/0009).
 *
 * @param onNewEvents events of others may be in the outbox that this process has not read.
 */
export function connectProcesses(
  connectionString: string,
  onNewEvents: () => void,
  onFailure: (error: unknown) => void,
): OtherProcesses {
  const self = randomUUID()
  const ending = new AbortController()
  let client: pg.Client | null = null
  /** The same while it listens. */
  let listening: pg.Client | null = null
  let isNotifyWanted = false
  let notifying: Promise<void> | null = null

  const notifyWhileWanted = async () => {
    try {
      while (isNotifyWanted && listening !== null) {
        isNotifyWanted = false
        await listening.query('select pg_notify($1, $2)', [channel, self])
      }
    } catch (error) {
      isNotifyWanted = true
      if (!ending.signal.aborted) onFailure(error)
    } finally {
      notifying = null
    }
  }
  const notify = () => {
    isNotifyWanted = true
    if (listening !== null) notifying ??= notifyWhileWanted()
  }
  const listenOnce = async () => {
    const own = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000, keepAlive: true })
    client = own
    const ended = new Promise<void>((done) => own.once('end', done))
    own.on('notification', ({ payload }) => {
      if (payload !== self) onNewEvents()
    })
    // An error that nobody listens to would end the process.
    own.on('error', onFailure)
    try {
      await own.connect()
      await own.query(`listen ${channel}`)
      listening = own
      onNewEvents()
      if (isNotifyWanted) notify()
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
  const readAnyway = setInterval(onNewEvents, readAnywayMs).unref()
  return {
    notify,
    leave: async () => {
      ending.abort()
      clearInterval(readAnyway)
      await client?.end()
      await listened
    },
  }
}
