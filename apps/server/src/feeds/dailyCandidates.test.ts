import { beforeAll, describe, expect, it } from 'vitest'
import type { Instant } from '@retain/domain/calendar/instant'
import { findCandidates } from '../features/service-log/candidateQueries'
import { storeToday } from '../features/stores/storeToday'
import { makeDailySchedule } from '../jobs/dailySchedule'
import { seed } from '../seed/seed'
import { addStore } from '../testing/fixtures'
import { eventsOf } from '../testing/outboxEvents'
import { at } from '../testing/testApp'
import { withDatabase } from '../testing/testDatabase'
import { testQueue } from '../testing/testRunner'
import { dailyCandidates } from './dailyCandidates'

const test = withDatabase()
const queue = testQueue(() => test.db)

/** Noon in the first demo store, on the day of the seed. */
const firstNoon = at('2026-03-16T16:00:00.000Z')
const store = 'HAR'

async function runAt(now: Instant) {
  queue.setClock(now)
  await makeDailySchedule(queue.host, [dailyCandidates]).enqueueDue()
  await queue.work(dailyCandidates)
}
const candidatesAt = async (hyperionId: string, now: Instant) =>
  findCandidates(test.db, hyperionId, await storeToday(test.db, hyperionId, now), 'desc')

describe('the daily run of candidates', () => {
  beforeAll(async () => {
    const quiet = () => undefined
    await seed(test.db, {
      today: '2026-03-16',
      now: firstNoon,
      stores: 2,
      perStore: 1,
      log: quiet,
      onProgress: quiet,
    })
  })

  it('adds nobody on the day of the seed', async () => {
    const before = await candidatesAt(store, firstNoon)
    await runAt(firstNoon)
    expect(await candidatesAt(store, firstNoon)).toEqual(before)
    expect(before.length).toBeGreaterThan(2)
    expect(await queue.rowsOf(dailyCandidates)).toMatchObject([{ state: 'done' }, { state: 'done' }])
  })

  it('finds those of each new day in the morning, once, and tells the store', async () => {
    const [night, morning, evening] = [
      at('2026-03-17T11:59:00.000Z'),
      at('2026-03-17T12:00:00.000Z'),
      at('2026-03-17T22:00:00.000Z'),
    ]
    await runAt(night)
    expect(await candidatesAt(store, night)).toEqual([])
    await runAt(morning)
    const found = await candidatesAt(store, morning)
    expect(found.length).toBeGreaterThan(2)
    expect(found.every(({ found_at }) => found_at <= morning)).toBe(true)
    expect(await eventsOf(test.db, store)).toHaveLength(found.length)
    await runAt(evening)
    await test.db.updateTable('job').set({ state: 'waiting' }).execute()
    await runAt(evening)
    expect(await candidatesAt(store, evening)).toEqual(found)
  })

  it('leaves stores alone that are no demo data', async () => {
    const own = await addStore(test.db)
    const noon = at('2026-03-18T16:00:00.000Z')
    await runAt(noon)
    expect(await candidatesAt(store, noon)).not.toEqual([])
    expect(await candidatesAt(own, noon)).toEqual([])
  })
})
