import { pageOf } from '@retain/api-client/kernel/codecs'
import { logRow } from '@retain/api-client/work-log'
import { equityLogConditions } from '@retain/domain/work-log/conditions/equityLogConditions'
import { createQueryId, type CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { openDatabase } from '../apps/server/src/db/connection.ts'
import type { Database } from '../apps/server/src/db/schema/schema.ts'
import { findLogPage } from '../apps/server/src/features/work-log/logQueries.ts'
import { presentLogRow } from '../apps/server/src/features/work-log/presentLogRow.ts'
import { line, median, timedInTurns } from './figures.ts'
import { benchData, startServer } from './servers.ts'

const search = {
  hyperionId: 'HAR',
  conditions: equityLogConditions({}),
  orderBy: 'equityAmount',
  orderDirection: 'desc',
  limit: 50,
  offset: 0,
} as const
const output = pageOf(logRow)

/** The query that an action sends, as it reaches the database. A query inside another passes by before it. */
async function queryOf(db: Database, action: (db: Database) => Promise<unknown>): Promise<CompiledQuery> {
  let last: RootOperationNode | null = null
  const listening: KyselyPlugin = {
    transformQuery: ({ node }) => (last = node),
    transformResult: ({ result }) => Promise.resolve(result),
  }
  await action(db.withPlugin(listening))
  if (last === null) throw new Error('Nothing was asked')
  return db.getExecutor().compileQuery(last, createQueryId())
}

/** A list with its total as the endpoint answers it, beside the same SQL sent to the same database by hand. */
async function measure(name: string, db: Database): Promise<void> {
  const query = await queryOf(db, (handle) => findLogPage(handle, search))
  const ours = async () => {
    const { rows, total } = await findLogPage(db, search)
    return JSON.stringify(output.encode({ list: rows.map(presentLogRow), total, page: 1, pageCount: 1 }))
  }
  const raw = () => db.executeQuery(query)
  const taken = await timedInTurns(60, ours, raw)
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
