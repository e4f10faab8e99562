/** The process of `npm run bench -- events` that writes events, as another process of the product would. */
import { setTimeout as pause } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { storeTag } from '@retain/domain/live/tags'
import { systemClock } from '../../apps/server/src/clock.ts'
import { transact, type WriteHost } from '../../apps/server/src/commands/transact.ts'
import { openDatabase } from '../../apps/server/src/db/connection.ts'
import { withShownColumns } from '../../apps/server/src/features/work-log/logRowColumns.ts'
import { presentLogRow } from '../../apps/server/src/features/work-log/presentLogRow.ts'
import { roOpened } from '../../apps/server/src/feeds/serviceDrive.ts'
import type { Question, Written } from './talk.ts'

/** As many as the pool of a process has connections. */
const lanes = 10

const eventsAtOnce = { feed: 1, outbox: 10 }

async function write({ url, hyperionId, way, rate, seconds }: Question): Promise<Written> {
  const db = await openDatabase({ kind: 'postgres', url }, () => undefined)
  const rows = await withShownColumns(
    db
      .selectFrom('opportunity as o')
      .where('o.hyperion_id', '=', hyperionId)
      .where('o.status_code', '<>', 'DUPE'),
  )
    .orderBy('o.oppt_id')
    .limit(2_000)
    .execute()
  const listed = rows.map(presentLogRow)
  const rowAt = (place: number) => listed[place % listed.length]

  const events: (readonly [string, string])[] = []
  const announce = (eventIds: readonly string[]) => {
    const at = String(process.hrtime.bigint())
    for (const eventId of eventIds) events.push([eventId, at])
  }
  const host: WriteHost = { db, clock: systemClock, live: { announce } }

  const openOrder = async (place: number) => {
    const opptId = rowAt(place)?.opptId
    const event = {
      eventId: `bench ${place}`,
      hyperionId,
      opptId,
      roNumber: String(place),
      roTagNumber: null,
    }
    const taken = await roOpened.receive(host, {
      ...event,
      serviceAdvisorName: null,
      serviceStoreHyperionId: null,
    })
    if (E.isLeft(taken)) throw new Error('The event does not fit')
  }
  const tell = (place: number) =>
    transact(host, async (_transaction, publish) => {
      for (let of = 0; of < eventsAtOnce.outbox; of += 1) {
        const payload = rowAt(place * eventsAtOnce.outbox + of)
        if (payload !== undefined) publish(storeTag(hyperionId), { type: 'SVC_LOG_NEW', payload })
      }
    })
  const act = way === 'feed' ? openOrder : tell
  const actsPerSecond = rate / eventsAtOnce[way]

  let next = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < actsPerSecond * seconds) {
        const place = next
        next += 1
        const wait = (place / actsPerSecond) * 1000 - (performance.now() - started)
        if (wait > 0) await pause(wait)
        await act(place)
      }
    }),
  )
  const taken = (performance.now() - started) / 1000
  // Alerts of single people are written too; nobody listens for those here.
  const told = await db
    .selectFrom('live_outbox')
    .select('event_id')
    .where('tag', '=', storeTag(hyperionId))
    .execute()
  const toStore = new Set(told.map(({ event_id }) => event_id))
  await db.destroy()
  return { events: events.filter(([eventId]) => toStore.has(eventId)), seconds: taken }
}

process.on('message', (question: Question) => {
  void write(question).then((written) => process.send?.(written))
})
process.send?.('ready')
