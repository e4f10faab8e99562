import { shifted, type Instant } from '@retain/domain/calendar/instant'
import type { Clock } from '../core/clock'
import type { Database } from '../db/schema/schema'
import { sweepFeedEvents } from '../feeds/feed'
import { sweepOutbox } from '../outbox/outbox'
import { sweepKeys } from '../commands/idempotency'

const hourMs = 60 * 60 * 1000
const everyMs = 10 * 60 * 1000

/** How long a message waits in the outbox, and how long a key's answer is given again (api.md 1.2, idempotency). */
const messagesMs = hourMs
const keysMs = 24 * hourMs

/** How long an event of another system is known again. */
const eventsMs = 30 * 24 * hourMs

const earlier = (now: Instant, ms: number): Instant => shifted(now, -ms)

/** Takes out messages, keys and ids of events that nobody will ask for any more. Several processes may do it at once. */
export async function sweep(db: Database, now: Instant): Promise<void> {
  await sweepOutbox(db, earlier(now, messagesMs))
  await sweepKeys(db, earlier(now, keysMs))
  await sweepFeedEvents(db, earlier(now, eventsMs))
}

/** Sweeps every ten minutes, for as long as the process lives. */
export function keepSwept(db: Database, clock: Clock, onFailure: (error: unknown) => void): void {
  setInterval(() => {
    sweep(db, clock()).catch(onFailure)
  }, everyMs).unref()
}
