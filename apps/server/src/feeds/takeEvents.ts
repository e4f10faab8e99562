import type { OutsideEvent } from '@retain/api-client/outsideEvent'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Database, DatabaseTransaction } from '../db/schema/schema'
import { transact, type Publish, type WriteHost } from '../outbox/transact'

/** Events of one kind that are taken in together: one transaction for everything that follows from them. */
export interface EventBatch<Event> {
  readonly transaction: DatabaseTransaction
  readonly publish: Publish
  /** In the order in which they came. */
  readonly events: readonly Event[]
  readonly now: Instant
}

/** Events that are written together, and whether they may wait for somebody who holds what they are about. */
export interface FeedBatch<Event> extends EventBatch<Event> {
  /**
   * Whether there is one event, which waits for whoever holds its opportunity, and is refused by a `ApiProblem`. Several wait
   * for nobody: an event that would have to wait, or that is refused, is left.
   */
  readonly isAlone: boolean
}

/** What came of an event. */
export interface Taken {
  /** It was taken in before, and nothing was done. */
  readonly isRepeated: boolean
}

/**
 * Takes events in: their ids, the changes of rows, the messages and the alerts are committed together, or none of them.
 * An event whose id the store has had before does nothing.
 *
 * @param events no two with the same id and store.
 * @param work does what follows from those that are new, and answers those of them that it has left: nothing is kept of
 *   these, not even that they came.
 * @returns what came of each; those that were left are not among them.
 */
export async function takeEvents<Event extends OutsideEvent>(
  host: WriteHost,
  name: string,
  events: readonly Event[],
  work: (batch: EventBatch<Event>) => Promise<readonly Event[]>,
): Promise<ReadonlyMap<Event, Taken>> {
  const now = host.clock()
  return transact(host, async (transaction, publish) => {
    const fresh = await claim(transaction, name, events, now)
    const left = fresh.length === 0 ? [] : await work({ transaction, publish, events: fresh, now })
    await disclaim(transaction, left)
    const taken = events.filter((event) => !left.includes(event))
    return new Map(taken.map((event) => [event, { isRepeated: !fresh.includes(event) }]))
  })
}

/** Keeps the ids of events, and answers those that were not known. */
async function claim<Event extends OutsideEvent>(
  transaction: DatabaseTransaction,
  event: string,
  events: readonly Event[],
  now: Instant,
): Promise<readonly Event[]> {
  const rows = events.map(({ hyperionId, eventId }) => ({
    hyperion_id: hyperionId,
    event_id: eventId,
    event,
    received_at: now,
  }))
  const claimed = await transaction
    .insertInto('feed_event')
    // In one order everywhere: two processes that are sent the same events wait for one another, and not in a circle.
    .values(rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['hyperion_id', 'event_id'])
    .execute()
  const keys = new Set(claimed.map(keyOf))
  return events.filter(({ hyperionId, eventId }) =>
    keys.has(keyOf({ hyperion_id: hyperionId, event_id: eventId })),
  )
}

const keyOf = (row: { readonly hyperion_id: string; readonly event_id: string }): string =>
  JSON.stringify([row.hyperion_id, row.event_id])

async function disclaim(transaction: DatabaseTransaction, events: readonly OutsideEvent[]): Promise<void> {
  if (events.length === 0) return
  await transaction
    .deleteFrom('feed_event')
    .where((eb) =>
      eb(
        eb.refTuple('hyperion_id', 'event_id'),
        'in',
        events.map(({ hyperionId, eventId }) => eb.tuple(hyperionId, eventId)),
      ),
    )
    .execute()
}

/** Deletes the ids of events before a moment; an event that is sent again after that counts as new. */
export async function deleteOldFeedEvents(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('feed_event').where('received_at', '<', before).execute()
}
