/** The process of `npm run bench -- events` that writes events, as another process of the product would. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { storeTag } from '@retain/domain/live/tags'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { systemClock } from '../../apps/server/src/core/clock.ts'
import { openDatabase } from '../../apps/server/src/db/connection.ts'
import type { Database } from '../../apps/server/src/db/schema/schema.ts'
import { withShownColumns } from '../../apps/server/src/features/work-log/logRowColumns.ts'
import { presentLogRow } from '../../apps/server/src/features/work-log/presentLogRow.ts'
import { connectProcesses } from '../../apps/server/src/live/otherProcesses.ts'
import { actsOn, eventsOf, type Act } from './acts.ts'
import { connections, type Question, type Written } from './talk.ts'

async function write({ url, hyperionId, way, rate, seconds }: Question): Promise<Written> {
  const db = await openDatabase({ kind: 'postgres', url }, () => undefined)
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const others = connectProcesses(url, () => undefined, console.error)
  const events: (readonly [string, string])[] = []
  const announce = (eventIds: readonly string[]) => {
    const at = String(process.hrtime.bigint())
    for (const eventId of eventIds) events.push([eventId, at])
    others.notify()
  }
  const host = { db, clock: systemClock, live: { announce } }
  const rows = await listedRows(db, hyperionId)
  const act = actsOn({ host, pool, hyperionId, rows })[way]

  const [started, before] = [performance.now(), process.cpuUsage()]
  await actAtRate(act, rate / eventsOf(way), seconds)
  const taken = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(before)
  // Alerts of single people are written too; nobody listens for those here.
  const told = await db
    .selectFrom('live_outbox')
    .select('event_id')
    .where('tag', '=', storeTag(hyperionId))
    .execute()
  const toStore = new Set(told.map(({ event_id }) => event_id))
  await others.leave()
  await pool.end()
  await db.destroy()
  return {
    events: events.filter(([eventId]) => toStore.has(eventId)),
    seconds: taken,
    processorMs: (user + system) / 1000,
  }
}

/** Acts so often a second, on as many connections as are free, until the time is over. */
async function actAtRate(act: Act, perSecond: number, seconds: number): Promise<void> {
  const started = performance.now()
  const passed = () => (performance.now() - started) / 1000
  let next = 0
  const actAlways = async () => {
    while (next < perSecond * seconds && passed() < seconds) {
      const place = next
      next += 1
      const wait = place / perSecond - passed()
      if (wait > 0) await pause(wait * 1000)
      await act(place)
    }
  }
  await Promise.all(Array.from({ length: connections }, actAlways))
}

async function listedRows(db: Database, hyperionId: string): Promise<readonly LogRow[]> {
  const rows = await withShownColumns(
    db
      .selectFrom('opportunity as o')
      .where('o.hyperion_id', '=', hyperionId)
      .where('o.status_code', '<>', 'DUPE'),
  )
    .orderBy('o.oppt_id')
    .limit(2_000)
    .execute()
  return rows.map(presentLogRow)
}

process.on('message', (question: Question) => {
  void write(question).then((written) => process.send?.(written))
})
process.send?.('ready')
