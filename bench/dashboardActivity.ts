import { firstMoment } from '@retain/domain/calendar/storeDay'
import { daysLater } from '@retain/domain/calendar/day'
import { activityKinds } from '@retain/domain/dashboard/activity'
import type { DaySpan } from '@retain/domain/dashboard/dashboardPeriod'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import type { Database } from '../apps/server/src/db/schema/schema.ts'
import { findActivityPage } from '../apps/server/src/features/dashboard/activityQueries.ts'
import { line, percentile, timed } from './figures.ts'

const pageSize = 50

/** How soon the first page of each list behind a figure of the manager's page is there, of the things of some stores in some days. */
export async function measureActivity(
  db: Database,
  where: { readonly stores: readonly string[]; readonly days: DaySpan; readonly offset: OffsetMinutes },
  { rounds, aim }: { readonly rounds: number; readonly aim: number },
): Promise<void> {
  const from = firstMoment(where.days.from, where.offset)
  const until = firstMoment(daysLater(where.days.to, 1), where.offset)
  const spans = where.stores.map((hyperionId) => ({ hyperionId, from, until }))
  for (const kind of activityKinds) {
    const search = { kind, spans, userName: null, isNobodys: false }
    let total = 0
    const taken = await timed(rounds, async () => {
      total = (await findActivityPage(db, search, { limit: pageSize, offset: 0 })).total
    })
    const what = `list of ${kind}, ${where.stores.length} stores`
    line(what, taken, 'ms', `p95 ${percentile(taken, 95).toFixed(0)}, aim ${aim}; ${total} in all`)
  }
}
