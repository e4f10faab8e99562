import { eventFrame } from '@retain/api-client/live'
import { epochOf, shifted } from '@retain/domain/calendar/instant'
import type { Clock } from '../core/clock'
import type { Database } from '../db/schema/schema'
import { lastEventBefore, readNewEvents } from '../outbox/readOutbox'

/**
 * For how long an event is sent again to whoever subscribes, and for how long a transaction may stay open without its
 * events being passed by.
 */
export const windowMs = 60_000

/** How soon the outbox is read again after an error. */
const retryMs = 1_000

/** Brings the events of the outbox to this process: each once, in the order of their ids among those read together. */
export interface OutboxFeed {
  /** Begins after the events that are older than the window. */
  readonly start: () => Promise<void>
  /** Reads new events. It never fails; what cannot be read now is read later. */
  readonly notify: () => void
  /** The frames of the last minute for these tags, oldest first. */
  readonly recent: (tags: readonly string[]) => readonly Buffer[]
  /** Resolves when the reading that runs has ended. */
  readonly idle: () => Promise<void>
  /** Stops after the reading that runs. */
  readonly stop: () => Promise<void>
}

interface Known {
  readonly tag: string
  readonly frame: Buffer
  readonly readAt: number
}

/**
 * Makes the feed. Ids are given out when a row is written, not when it can be read, so a lower one may appear after a
 * higher one. Therefore nothing is asked by "higher than the last": every event above a low watermark that is not known yet
 * is new. The watermark moves over events that were read a window ago, and at once over those that follow it without a gap,
 * so that even among thousands of events a second only a few have to be listed as known (docs/adr/0009).
 *
 * @param deliver is handed every new event, as the frame that goes to each of its listeners.
 */
export function makeOutboxFeed(
  db: Database,
  clock: Clock,
  deliver: (tag: string, frame: Buffer) => void,
  onFailure: (error: unknown) => void,
): OutboxFeed {
  const known = new Map<string, Known>()
  /** Those of them that are above the watermark. */
  const above = new Set<string>()
  let watermark = '0'
  let reading: Promise<void> | null = null
  let isNotified = false
  let isStopped = false
  let retry: NodeJS.Timeout | undefined

  const forget = (now: number) => {
    for (const [eventId, { readAt }] of known) {
      if (now - readAt <= windowMs) break
      known.delete(eventId)
      above.delete(eventId)
      if (BigInt(eventId) > BigInt(watermark)) watermark = eventId
    }
  }
  const read = async () => {
    const now = epochOf(clock())
    forget(now)
    for (const event of await readNewEvents(db, watermark, [...above])) {
      const frame = Buffer.from(eventFrame(event))
      known.set(event.eventId, { tag: event.tag, frame, readAt: now })
      above.add(event.eventId)
      deliver(event.tag, frame)
    }
    watermark = advancedWatermark(watermark, above)
  }
  const readWhileNotified = async () => {
    try {
      while (isNotified && !isStopped) {
        isNotified = false
        await read()
      }
    } catch (error) {
      onFailure(error)
      if (!isStopped) retry = setTimeout(notify, retryMs).unref()
    } finally {
      reading = null
    }
  }
  const notify = () => {
    isNotified = true
    if (!isStopped) reading ??= readWhileNotified()
  }
  return {
    start: async () => {
      watermark = await lastEventBefore(db, shifted(clock(), -windowMs))
      await read()
    },
    notify,
    recent: (tags) => {
      forget(epochOf(clock()))
      const wanted = new Set(tags)
      return [...known.values()].filter(({ tag }) => wanted.has(tag)).map(({ frame }) => frame)
    },
    idle: async () => {
      await reading
    },
    stop: async () => {
      isStopped = true
      clearTimeout(retry)
      await reading
    },
  }
}

/**
 * The watermark after it has moved over the known events that follow it without a gap. They are removed from the set.
 *
 * @example advancedWatermark('4', new Set(['5', '6', '8'])) // '6', with 8 left above
 */
export function advancedWatermark(watermark: string, above: Set<string>): string {
  let next = BigInt(watermark) + 1n
  while (above.delete(String(next))) next += 1n
  return String(next - 1n)
}
