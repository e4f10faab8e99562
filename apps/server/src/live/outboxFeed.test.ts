import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { epochOf, instantFromEpoch, shifted } from '@retain/domain/calendar/instant'
import type { Database } from '../db/schema/schema'
import { testNow } from '../testing/testApp'
import { withDatabase } from '../testing/testDatabase'
import { makeOutboxFeed, advancedWatermark, windowMs } from './outboxFeed'

const test = withDatabase()

/** Writes an event with an id of the test's choice, as transactions do that end in another order than they began. */
const write = (eventId: number, tag = 'STORE_A', at = testNow) =>
  sql`insert into live_outbox (event_id, tag, data, created_at) overriding system value
    values (${eventId}, ${tag}, '{"type":"T","payload":null}', ${at})`.execute(test.db)

/** A feed from here on, with a list of the ids that it has delivered. */
async function feedOn(db: Database) {
  const delivered: string[] = []
  const faults: unknown[] = []
  let now = epochOf(testNow)
  const idOf = (frame: Buffer) => (JSON.parse(frame.toString()) as { data: { eventId: string } }).data.eventId
  const feed = makeOutboxFeed(
    db,
    () => instantFromEpoch(now),
    (_tag, frame) => delivered.push(idOf(frame)),
    (error) => faults.push(error),
  )
  await feed.start()
  delivered.length = 0
  return {
    delivered,
    faults,
    recent: (tag: string) => feed.recent([tag]).map(idOf),
    pass: (ms: number) => {
      now += ms
    },
    now: () => instantFromEpoch(now),
    read: async () => {
      feed.notify()
      await feed.idle()
    },
    feed,
  }
}

describe('the watermark', () => {
  it('rises over what follows it without a gap, and names only the others as known', () => {
    const above = new Set(['7', '5', '6', '9'])
    expect(advancedWatermark('4', above)).toBe('7')
    expect([...above]).toEqual(['9'])
    expect(advancedWatermark('7', above)).toBe('7')
    above.add('8')
    expect(advancedWatermark('7', above)).toBe('9')
    expect(above.size).toBe(0)
  })
})

describe('the feed', () => {
  it('delivers each event once, in the order of the ids', async () => {
    const { delivered, read } = await feedOn(test.db)
    await write(103)
    await write(101)
    await write(102)
    await read()
    await read()
    expect(delivered).toEqual(['101', '102', '103'])
  })

  it('delivers an event that can be read only after a later one', async () => {
    const { delivered, read, pass, now } = await feedOn(test.db)
    await write(202)
    await read()
    pass(windowMs)
    await write(201, 'STORE_A', now())
    await read()
    await write(203, 'STORE_A', now())
    await read()
    expect(delivered).toEqual(['202', '201', '203'])
  })

  it('sends again what it has passed already to whoever comes within the minute', async () => {
    const { recent, read, delivered } = await feedOn(test.db)
    const ids = Array.from({ length: 50 }, (_, place) => 221 + place)
    for (const id of ids) await write(id, 'STORE_ROW')
    await read()
    await read()
    expect(delivered).toEqual(ids.map(String))
    expect(recent('STORE_ROW')).toEqual(ids.map(String))
  })

  it('keeps a minute for those who come, and forgets it then', async () => {
    const { recent, read, pass, delivered } = await feedOn(test.db)
    await write(301, 'STORE_KEPT')
    await read()
    pass(windowMs)
    expect(recent('STORE_KEPT')).toEqual(['301'])
    expect(recent('STORE_OTHER')).toEqual([])
    pass(1)
    expect(recent('STORE_KEPT')).toEqual([])
    await read()
    expect(delivered).toEqual(['301'])
  })

  it('begins with the last minute, so that a new process has what its clients may have missed', async () => {
    await write(401, 'STORE_BEGUN', shifted(testNow, -windowMs - 1))
    await write(402, 'STORE_BEGUN', shifted(testNow, -windowMs))
    const { recent } = await feedOn(test.db)
    expect(recent('STORE_BEGUN')).toEqual(['402'])
  })
})
