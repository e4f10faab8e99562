import { parseDay } from '@retain/domain/calendar/day'
import type { Instant } from '@retain/domain/calendar/instant'
import { firstMoment, lastMoment } from '@retain/domain/calendar/storeDay'
import { transact } from '../outbox/transact'
import type { DatabaseTransaction } from '../db/schema/schema'
import { findCandidates } from '../features/service-log/candidateQueries'
import { putCandidate } from '../features/service-log/putCandidate'
import { zoneOffset } from '../identity/personClaims'
import { dailyJob } from '../jobs/dailyJob'
import type { StoreDay } from '../jobs/jobKind'
import { readSeedState } from '../seed/seedState'

/** Eight in the morning: the service drive has been open for an hour. */
const minuteOfDay = 8 * 60

/**
 * Plays the service drive of the demo stores: finds the candidates of each new day, as the seed does for the first. Other
 * stores are told of theirs by the feed `candidateFound` and are left alone, and so is a store that has some of the day.
 */
export const dailyCandidates = dailyJob({
  name: 'dailyCandidates',
  minuteOfDay,
  timeoutMs: 60_000,
  run: async (storeDay, { signal }, host) => {
    const { hyperionId, day } = storeDay
    const seeded = await readSeedState(host.db)
    if (seeded?.state !== 'finished') return
    // Most servers never make demo data: its generators are loaded when they are needed.
    const { candidatesOfDay } = await import('../seed/candidates')
    const { contextOf } = await import('../seed/seed')
    const { seedStores } = await import('../seed/seedStores')
    const store = seedStores(seeded.hyperionIds.length).find((one) => one.hyperionId === hyperionId)
    if (store === undefined) return
    await transact(host, async (transaction, publish) => {
      signal.throwIfAborted()
      const now = host.clock()
      if (await hasCandidates(transaction, storeDay, now)) return
      for (const candidate of candidatesOfDay(contextOf(store, day, now), day))
        await putCandidate(transaction, publish, candidate)
    })
  },
})

/** Whether a store has found somebody on a day. Its row is held: a second run waits, and then finds what the first made. */
async function hasCandidates(
  transaction: DatabaseTransaction,
  { hyperionId, day: text }: StoreDay,
  now: Instant,
): Promise<boolean> {
  const { time_zone } = await transaction
    .selectFrom('store')
    .select('time_zone')
    .where('hyperion_id', '=', hyperionId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const day = parseDay(text)
  if (day === null) throw new Error(`${text} is no day`)
  const offset = zoneOffset(time_zone, now)
  const moments = { from: firstMoment(day, offset), to: lastMoment(day, offset) }
  return (await findCandidates(transaction, hyperionId, moments, 'desc')).length > 0
}
