import { pageOf } from '@retain/api-client/kernel/codecs'
import { logRow } from '@retain/api-client/work-log'
import { createQueryId, type CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Database } from '../apps/server/src/db/schema/schema.ts'
import { findLogPage, type LogSearch } from '../apps/server/src/features/work-log/logQueries.ts'
import { presentLogRow } from '../apps/server/src/features/work-log/presentLogRow.ts'
import { timedInTurns } from './figures.ts'

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

/** The SQL of a page of a log with its total. */
export const sqlOf = (db: Database, search: LogSearch): Promise<CompiledQuery> =>
  queryOf(db, (handle) => findLogPage(handle, search))

/** A page of a log as the endpoint answers it: the text, and how many rows the log has. */
export async function answerOf(db: Database, search: LogSearch): Promise<{ text: string; total: number }> {
  const { rows, total } = await findLogPage(db, search)
  const text = JSON.stringify(output.encode({ list: rows.map(presentLogRow), total, page: 1, pageCount: 1 }))
  return { text, total }
}

/**
 * Times a page of a log as the endpoint answers it, round by round beside the same SQL sent to the same database by hand.
 *
 * @returns milliseconds by rounds, and how many rows the log has.
 */
export async function timedBesideSql(db: Database, search: LogSearch, rounds: number) {
  const query = await sqlOf(db, search)
  const { total } = await answerOf(db, search)
  const taken = await timedInTurns(
    rounds,
    () => answerOf(db, search),
    () => db.executeQuery(query),
  )
  return { ...taken, total }
}
