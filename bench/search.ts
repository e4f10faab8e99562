import { equityLogConditions } from '@retain/domain/work-log/conditions/equityLogConditions'
import { openDatabase } from '../apps/server/src/db/connection.ts'
import type { Database } from '../apps/server/src/db/schema/schema.ts'
import { line, median } from './figures.ts'
import { timedBesideSql } from './sameSql.ts'
import { benchData, startServer } from './servers.ts'

const search = {
  hyperionId: 'HAR',
  conditions: equityLogConditions({}),
  orderBy: 'equityAmount',
  orderDirection: 'desc',
  limit: 50,
  offset: 0,
} as const

/** A list with its total as the endpoint answers it, beside the same SQL sent to the same database by hand. */
async function measure(name: string, db: Database): Promise<void> {
  const taken = await timedBesideSql(db, search, 60)
  const ratio = (median(taken.ours) / median(taken.baseline)).toFixed(2)
  line(`${name}: searchLogs, 50 rows and total`, taken.ours, 'ms')
  line(`${name}: the same SQL raw`, taken.baseline, 'ms', `ratio ${ratio}, aim 1.3`)
}

/** searchLogs at 12,000 rows on the embedded database, and on PostgreSQL when DATABASE_URL names a seeded one. */
export async function measureSearch(): Promise<void> {
  await (await startServer(benchData)).stop()
  const embedded = await openDatabase({ kind: 'embedded', folder: benchData }, () => undefined)
  await measure('embedded', embedded)
  await embedded.destroy()
  const url = process.env['DATABASE_URL']
  if (url === undefined) {
    console.log('PostgreSQL: set DATABASE_URL to a database that npm run seed has filled')
    return
  }
  const postgres = await openDatabase({ kind: 'postgres', url }, () => undefined)
  await measure('PostgreSQL', postgres)
  await postgres.destroy()
}
