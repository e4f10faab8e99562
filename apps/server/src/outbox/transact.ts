import type { LiveMessage } from '@retain/domain/live/liveMessage'
import type { Clock } from '../core/clock'
import type { Database, DatabaseTransaction } from '../db/schema/schema'
import type { Live } from './live'
import { writeOutbox, type Addressed } from './outbox'

/** Addresses a message to the listeners of a tag. It is sent after the transaction has been committed. */
export type Publish = (tag: string, message: LiveMessage) => void

/** A write. It uses no other database handle than the transaction it is given. */
export type Work<A> = (transaction: DatabaseTransaction, publish: Publish) => Promise<A>

/** What a transaction needs of the app. */
export interface WriteHost {
  readonly db: Database
  readonly clock: Clock
  /** Sends what commands have left in the outbox. */
  readonly live: Live
}

/**
 * Runs a write with its messages: rows and messages are committed together, and the messages are sent after the commit.
 * Writes that somebody asks for go through `command`; this is for what the server does of itself, such as releasing the lock
 * of a user who has disconnected.
 *
 * Work that queries `host.db` instead of its transaction deadlocks on the embedded database, which has one connection.
 */
export async function transact<A>({ db, clock, live }: WriteHost, work: Work<A>): Promise<A> {
  const callbacks: (() => void)[] = []
  const { answer, eventIds } = await db.transaction().execute(async (transaction) => {
    callbacksOf.set(transaction, callbacks)
    const messages: Addressed[] = []
    const result = await work(transaction, (tag, message) => messages.push({ tag, message }))
    return { answer: result, eventIds: await writeOutbox(transaction, messages, clock()) }
  })
  if (eventIds.length > 0) live.announce(eventIds)
  for (const callback of callbacks) callback()
  return answer
}

const callbacksOf = new WeakMap<DatabaseTransaction, (() => void)[]>()

/**
 * Calls back once a transaction has been committed, and never when it is rolled back.
 *
 * @throws Error for a transaction that `transact` did not begin: nobody would call back.
 */
export function afterCommit(transaction: DatabaseTransaction, callback: () => void): void {
  const callbacks = callbacksOf.get(transaction)
  if (callbacks === undefined) throw new Error('afterCommit needs a transaction of transact or command')
  callbacks.push(callback)
}
