import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** The NOTIFY channels. The payload is the sending process; the news itself is in the table of that name. */
export type NotifyChannel = 'live_outbox' | 'job'

/** How soon a lost connection is opened again, and how often the outbox is read without a notification. */
const reconnectMs = 1_000
const readAnywayMs = 1_000

/** The other processes that work on the same PostgreSQL. */
export interface OtherProcesses {
  /**
   * Notifies them that new events of this process are committed. It never fails. Calls made while a notification is on its
   * way are sent as one more notification.
   */
  readonly notify: () => void
  /** Closes the connection. A notification that is on its way may be lost: the others read soon all the same. */
  readonly leave: () => Promise<void>
}

/**
 * Listens for the notifications of every process that writes to the same PostgreSQL, and sends them, over a connection of
 * its own. A lost connection is opened again; then `onNewEvents` is called for what was missed, and the notifications that
 * could not be sent are. It is also called every second, in case the connection is dead without an error or a process died
 * between its commit and its notification.
 *
 * A notification is not part of the transaction that it is about: PostgreSQL lets transactions that notify commit one after the
 * other, each with a wait for the disk of its own (docs/adr/0009).
 *
 * @param onNewEvents events of others may be in the outbox that this process has not read.
 */
export function connectProcesses(
  connectionString: string,
  onNewEvents: () => void,
  onFailure: (error: unknown) => void,
  channel: NotifyChannel = 'live_outbox',
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
    // An `error` event without a listener would end the process.
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
