import type { Instant } from '@retain/domain/calendar/instant'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeDailySchedule } from '../../jobs/dailySchedule'
import { addEntry, addOpportunity, addStore } from '../../testing/fixtures'
import { at } from '../../testing/testApp'
import { withDatabase } from '../../testing/testDatabase'
import { testQueue } from '../../testing/testRunner'
import { contactDays } from './contactDays'

const test = withDatabase()
const queue = testQueue(() => test.db)

/** Brings the clock to a moment and lets everything run that is due by then. */
async function runAt(now: Instant) {
  queue.setClock(now)
  await makeDailySchedule(queue.host, [contactDays]).enqueueDue()
  await queue.work(contactDays)
}

it('counts the days of a store that have ended, in its night, once a day', async () => {
  const store = await addStore(test.db)
  const opptId = await addOpportunity(test.db, store)
  const call = (moment: string) =>
    addEntry(test.db, store, opptId, {
      contact_type: 'PhoneCall',
      created_by: 'ann',
      created_at: at(moment),
    })
  const counted = async () => {
    const { rows } = await sql<{ day: string; user_name: string; contacts: number }>`
      select day::text, user_name, contacts from contact_day where hyperion_id = ${store} order by day`.execute(
      test.db,
    )
    return rows.map(({ day, user_name, contacts }) => [day, user_name, contacts])
  }
  await call('2026-03-14T15:00:00.000Z')
  await call('2026-03-14T16:00:00.000Z')
  await call('2026-03-16T06:00:00.000Z')

  // Two in the morning in New York.
  await runAt(at('2026-03-16T06:30:00.000Z'))
  expect(await counted()).toEqual([])
  await runAt(at('2026-03-16T07:30:00.000Z'))
  await expect.poll(counted).toEqual([['2026-03-14', 'ann', 2]])

  await call('2026-03-14T17:00:00.000Z')
  await runAt(at('2026-03-16T12:00:00.000Z'))
  expect(await counted()).toEqual([['2026-03-14', 'ann', 2]])
  await runAt(at('2026-03-17T07:30:00.000Z'))
  await expect.poll(counted).toEqual([
    ['2026-03-14', 'ann', 3],
    ['2026-03-16', 'ann', 1],
  ])
})
