import { beforeEach, describe, expect, it } from 'vitest'
import { addStore } from '../testing/fixtures'
import { at } from '../testing/testApp'
import { withDatabase } from '../testing/testDatabase'
import { testQueue } from '../testing/testRunner'
import { dailyJob } from './dailyJob'
import { makeDailySchedule } from './dailySchedule'
import type { StoreDay } from './jobKind'

const test = withDatabase()
const queue = testQueue(() => test.db)

let lastName = 0
/** A daily kind, and what it was run for. */
function daily(minuteOfDay: number) {
  const runs: string[] = []
  const kind = dailyJob({
    name: `daily ${(lastName += 1)}`,
    minuteOfDay,
    timeoutMs: 60_000,
    run: async ({ hyperionId, day }: StoreDay) => void runs.push(`${hyperionId} ${day}`),
  })
  return { kind, runs }
}

/** Whether it is due at a moment; answers what was run, and in how many minutes the next is due. */
async function runAt(moment: string, { kind, runs }: ReturnType<typeof daily>) {
  queue.setClock(at(moment))
  const ms = await makeDailySchedule(queue.host, [kind]).enqueueDue()
  await queue.work(kind)
  return { ran: runs.splice(0), minutesLeft: ms / 60_000 }
}

describe('a daily job', () => {
  let [east, west] = ['', '']
  beforeEach(async () => {
    await test.db.deleteFrom('store').execute()
    east = await addStore(test.db, { time_zone: 'America/New_York' })
    west = await addStore(test.db, { time_zone: 'America/Los_Angeles' })
  })

  it('runs in each store from a minute of its own clock on, once a day', async () => {
    const kind = daily(8 * 60)
    expect(await runAt('2026-03-16T11:59:00.000Z', kind)).toEqual({ ran: [], minutesLeft: 1 })
    expect(await runAt('2026-03-16T12:00:00.000Z', kind)).toEqual({
      ran: [`${east} 2026-03-16`],
      minutesLeft: 180,
    })
    expect((await runAt('2026-03-16T13:00:00.000Z', kind)).ran).toEqual([])
    expect((await runAt('2026-03-16T15:00:00.000Z', kind)).ran).toEqual([`${west} 2026-03-16`])
    expect((await runAt('2026-03-17T03:00:00.000Z', kind)).ran).toEqual([])
    expect((await runAt('2026-03-17T12:00:00.000Z', kind)).ran).toEqual([`${east} 2026-03-17`])
  })

  it('of a server that was off runs when it starts, for that day alone', async () => {
    const kind = daily(8 * 60)
    const { ran } = await runAt('2026-03-20T23:00:00.000Z', kind)
    expect(ran.toSorted()).toEqual([`${east} 2026-03-20`, `${west} 2026-03-20`])
  })

  it('runs once however many processes look at once', async () => {
    const { kind, runs } = daily(8 * 60)
    queue.setClock(at('2026-03-16T20:00:00.000Z'))
    const schedules = Array.from({ length: 3 }, () => makeDailySchedule(queue.host, [kind]))
    await Promise.all(schedules.map((schedule) => schedule.enqueueDue()))
    await Promise.all(schedules.map((schedule) => schedule.enqueueDue()))
    await queue.work(kind)
    expect(runs.toSorted()).toEqual([`${east} 2026-03-16`, `${west} 2026-03-16`])
  })

  it.each([
    ['is left out when clocks go forward', '2026-03-08', '06:59', '07:00'],
    ['comes twice when they go back', '2026-11-01', '05:29', '05:30'],
  ])('runs once on the day on which its minute %s', async (_when, day, before, after) => {
    const kind = daily(day === '2026-03-08' ? 2 * 60 + 30 : 60 + 30)
    const ofEast = (ran: readonly string[]) => ran.filter((run) => run.startsWith(east))
    expect(ofEast((await runAt(`${day}T${before}:00.000Z`, kind)).ran)).toEqual([])
    const first = ofEast((await runAt(`${day}T${after}:00.000Z`, kind)).ran)
    const later = ofEast((await runAt(`${day}T07:30:00.000Z`, kind)).ran)
    expect([...first, ...later]).toEqual([`${east} ${day}`])
  })

  it('leaves other kinds alone', async () => {
    expect(await makeDailySchedule(queue.host, []).enqueueDue()).toBe(Infinity)
  })
})
