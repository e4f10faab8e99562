import { epochOf, type Instant } from '@retain/domain/calendar/instant'
import { dayOf } from '@retain/domain/calendar/storeDay'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { transact, type WriteHost } from '../outbox/transact'
import { zoneOffset } from '../identity/personClaims'
import type { RunnableKind, StoreDay } from './jobKind'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** Leaves the day's jobs in the queue. */
export interface DailySchedule {
  /**
   * Enqueues what is due by now and was not yet, for every store.
   *
   * @returns in how many milliseconds the next one will be due, by the distances from UTC of this moment.
   */
  readonly enqueueDue: () => Promise<number>
}

/** Minutes since midnight, by the clock of a store. */
const minuteOf = (now: Instant, offset: OffsetMinutes): number =>
  (((epochOf(now) / minuteMs + offset) % dayMinutes) + dayMinutes) % dayMinutes

/**
 * Makes the schedule of the kinds that run daily. Every process may have one: a store's job of a day is taken in once. What
 * this process has enqueued already it remembers, so that looking again costs one question.
 */
export function makeDailySchedule(host: WriteHost, kinds: readonly RunnableKind[]): DailySchedule {
  const daily = kinds.flatMap(({ name, daily: run }) => (run === null ? [] : [{ name, ...run }]))
  /** The last day of each kind and store. */
  const enqueued = new Map<string, string>()

  const enqueueDue = async () => {
    if (daily.length === 0) return Infinity
    const stores = await host.db
      .selectFrom('store')
      .select(['hyperion_id', 'time_zone'])
      .orderBy('hyperion_id')
      .execute()
    const now = host.clock()
    const due: {
      readonly place: string
      readonly storeDay: StoreDay
      readonly run: (typeof daily)[number]
    }[] = []
    let next = Infinity
    for (const store of stores) {
      const offset = zoneOffset(store.time_zone, now)
      const storeDay = { hyperionId: store.hyperion_id, day: dayOf(now, offset) }
      for (const run of daily) {
        const place = `${run.name} ${store.hyperion_id}`
        const minutesLeft = run.minuteOfDay - minuteOf(now, offset)
        next = Math.min(next, (minutesLeft > 0 ? minutesLeft : minutesLeft + dayMinutes) * minuteMs)
        if (minutesLeft <= 0 && enqueued.get(place) !== storeDay.day) due.push({ place, storeDay, run })
      }
    }
    if (due.length > 0)
      await transact(host, async (transaction) => {
        for (const { run, storeDay } of due) await run.enqueue(transaction, storeDay, now)
      })
    for (const { place, storeDay } of due) enqueued.set(place, storeDay.day)
    return next
  }
  return { enqueueDue }
}
