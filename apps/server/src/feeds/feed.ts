import * as E from 'fp-ts/Either'
import type { FieldError } from '@retain/api-client/kernel/apiError'
import { decodeFields } from '@retain/api-client/kernel/decodeFields'
import { outsideEvent, type EventFields, type OutsideEvent } from '@retain/api-client/outsideEvent'
import type { Instant } from '@retain/domain/calendar/instant'
import { transact, type Publish, type WriteHost } from '../outbox/transact'
import type { Database, DatabaseTransaction } from '../db/schema/schema'

/** What a feed works with: its event, and one transaction for everything that follows from it. */
export interface FeedCall<Event> {
  readonly transaction: DatabaseTransaction
  readonly publish: Publish
  readonly event: Event
  readonly now: Instant
}

/** What came of an event. */
export interface Taken {
  /** It was taken in before, and nothing was done. */
  readonly isRepeated: boolean
}

/** What one kind of event of the outside world does. */
export interface Feed {
  readonly name: string
  /**
   * Handles an event: the change of the row, its messages and the alerts are committed together.
   * An event whose id the store has had before does nothing.
   *
   * @returns the fields of a body that do not fit.
   */
  readonly receive: (host: WriteHost, body: unknown) => Promise<E.Either<readonly FieldError[], Taken>>
}

/**
 * Makes a feed of the fields of its event and of what it does.
 *
 * @example
 * feed('vinScanned', { vin: text }, ({ transaction, publish, event, now }) => …)
 */
export function feed<Fields extends EventFields>(
  name: string,
  fields: Fields,
  work: (call: FeedCall<OutsideEvent<Fields>>) => Promise<void>,
): Feed {
  const codec = outsideEvent(name, fields)
  return {
    name,
    receive: async (host, body) => {
      const decoded = decodeFields(codec, body)
      if (E.isLeft(decoded)) return decoded
      const event = decoded.right
      const now = host.clock()
      const isRepeated = await transact(host, async (transaction, publish) => {
        const claimed = await transaction
          .insertInto('feed_event')
          .values({ hyperion_id: event.hyperionId, event_id: event.eventId, event: name, received_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (claimed.numInsertedOrUpdatedRows !== 1n) return true
        await work({ transaction, publish, event, now })
        return false
      })
      return E.right({ isRepeated })
    },
  }
}

/** Deletes the ids of events before a moment; an event that is sent again after that counts as new. */
export async function deleteOldFeedEvents(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('feed_event').where('received_at', '<', before).execute()
}
