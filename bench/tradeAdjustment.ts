import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '@retain/domain/calendar/dayRange'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { sql } from 'kysely'
import { pino } from 'pino'
import type { Database } from '../apps/server/src/db/schema/schema.ts'
import { dailyRefresh } from '../apps/server/src/features/daily-refresh/dailyRefresh.ts'
import { saveAdjustment } from '../apps/server/src/features/trade-adjustment/saveAdjustment.ts'
import { makeDailySchedule } from '../apps/server/src/jobs/dailySchedule.ts'
import { makeRunner } from '../apps/server/src/jobs/runner.ts'
import { transact, type WriteHost } from '../apps/server/src/outbox/transact.ts'
import { filledPostgres, storeCount } from './database/filled.ts'
import { benchDay, benchStore, combinations, searchOf } from './filterCombinations.ts'
import { percentile, percentileLine } from './figures.ts'
import { aimMs } from './load/summary.ts'
import { answerOf } from './sameSql.ts'

/** One search after another, this long apart, in milliseconds. */
const pauseMs = 200
const searchesBefore = 100

/** The afternoon of the day after the database was filled: in every store it is time for the refresh. */
const refreshed = instantFromEpoch(Date.parse(`${benchDay}T20:00:00.000Z`) + 86_400_000)

/** Searches until it is told to stop, and notes how long each took. */
async function searchUntil(db: Database, isOver: () => boolean): Promise<readonly number[]> {
  const taken: number[] = []
  for (let at = 0; !isOver(); at += 1) {
    const combination = combinations[at % combinations.length]
    if (combination === undefined) throw new Error('There is nothing to search')
    const started = performance.now()
    await answerOf(db, searchOf(combination, benchStore))
    taken.push(performance.now() - started)
    await pause(pauseMs)
  }
  return taken
}

/** How many values the adjustments mean, and how many more of opportunities that another one has replaced: the refresh leaves those alone. */
interface Meant {
  readonly values: number
  readonly replaced: number
}

/** An adjustment in every store for the model and year that most of its customers drive, made the day before. */
async function adjustValues(host: WriteHost): Promise<Meant> {
  const { rows } = await sql<{
    hyperion_id: string
    year: number
    make_name: string
    model_name: string
    open: number
    replaced: number
  }>`select distinct on (hyperion_id) hyperion_id, year, make_name, model_name,
      count(*) filter (where status_code != 'DUPE')::integer as open,
      count(*) filter (where status_code = 'DUPE')::integer as replaced
    from opportunity
    where year is not null and make_name is not null and model_name is not null and vehicle_value_cents > 0
    group by hyperion_id, year, make_name, model_name order by hyperion_id, count(*) desc`.execute(host.db)
  for (const { hyperion_id: hyperionId, year, make_name: make, model_name: model } of rows)
    await transact(host, (transaction, publish) =>
      saveAdjustment(
        transaction,
        publish,
        {
          hyperionId,
          wanted: { year: String(year), make, model, percentage: 10, expiration: 30, addOrSubtract: 1 },
          userName: 'manager',
          now: addDays(refreshed, -1),
        },
        () => undefined,
      ),
    )
  return {
    values: rows.reduce((all, { open }) => all + open, 0),
    replaced: rows.reduce((all, row) => all + row.replaced, 0),
  }
}

/** Lets the queue do the day's refresh of every store. */
async function refreshAll(host: WriteHost): Promise<number> {
  const log = pino({ level: 'silent' })
  await makeDailySchedule(host, [dailyRefresh]).enqueueDue()
  const runner = makeRunner({ host, kinds: [dailyRefresh], log })
  const started = performance.now()
  runner.wake()
  while ((await progressOf(host.db)).stores < storeCount) await pause(250)
  const seconds = (performance.now() - started) / 1_000
  await runner.stop()
  return seconds
}

async function progressOf(db: Database) {
  const { rows } = await sql<{ stores: number; refreshed: number }>`
    select count(finished_at)::integer as stores, coalesce(sum(refreshed), 0)::integer as refreshed
    from daily_refresh`.execute(db)
  return rows[0] ?? { stores: 0, refreshed: 0 }
}

/** What is written row by row without a rule: the least that a refresh of so many rows can take. */
async function measureBareUpdate(db: Database, rows: number): Promise<void> {
  const started = performance.now()
  await db
    .transaction()
    .execute(async (transaction) => {
      await sql`update opportunity set equity_cents = equity_cents + 1`.execute(transaction)
      throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
  const seconds = (performance.now() - started) / 1_000
  console.log(
    `baseline: one update of every row       ${seconds.toFixed(0)} s, ${perSecond(rows, seconds)} rows a second`,
  )
}

const takenBack = new Error('Nothing of it stays.')
const perSecond = (rows: number, seconds: number): string =>
  Math.round(rows / seconds).toLocaleString('en-US')

/**
 * The nightly refresh of every store by the queue, with trade adjustments that count from today: how long it takes and how many
 * rows a second, and how long searches take meanwhile, in the same process as in a server. Baselines: the searches alone, and one
 * update of all rows.
 */
export async function measureTradeAdjustment(options: {
  readonly cache: string
  readonly rows: number
}): Promise<void> {
  const { version, openCopy, stop } = await filledPostgres(options.cache, [options.rows])
  try {
    const { db } = await openCopy(options.rows)
    console.log(
      `${version}, ${options.rows} opportunities in ${storeCount} stores; a search every ${pauseMs} ms beside it`,
    )
    await measureBareUpdate(db, options.rows)
    await sql`delete from daily_refresh`.execute(db)
    const host: WriteHost = { db, clock: () => refreshed, live: { announce: () => undefined } }
    const meant = await adjustValues(host)
    let left = searchesBefore
    percentileLine('searches alone', await searchUntil(db, () => (left -= 1) < 0))
    const refresh = { isOver: false }
    const [seconds, taken] = await Promise.all([
      refreshAll(host).finally(() => (refresh.isOver = true)),
      searchUntil(db, () => refresh.isOver),
    ])
    const { refreshed: rows } = await progressOf(db)
    percentileLine('searches meanwhile', taken)
    const high = percentile(taken, 95)
    console.log(`${taken.length} searches meanwhile, aim p95 ${aimMs}: ${high <= aimMs ? 'met' : 'MISS'}`)
    console.log(
      `refreshed ${rows} rows in ${seconds.toFixed(0)} s, ${perSecond(rows, seconds)} rows a second`,
    )
    const { rows: kept } = await sql<{ count: number }>`
      select count(*)::integer as count from adjusted_value a join trade_adjustment t using (hyperion_id, trade_adjustment_id)
      where t.created_at = ${addDays(refreshed, -1)}`.execute(db)
    console.log(
      `values that an adjustment has changed: ${kept[0]?.count ?? 0} of ${meant.values} that it means; ` +
        `${meant.replaced} more are of opportunities that were replaced, and stay`,
    )
  } finally {
    await stop()
  }
}
