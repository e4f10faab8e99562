import {
  CompiledQuery,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { PgliteThread } from './pgliteThread'

/**
 * Kysely over the embedded database, which has one connection. A transaction holds it from begin to end, so other queries
 * wait; a query that needs a second connection inside a transaction deadlocks. Therefore queries take the handle that
 * they use as an argument.
 */
export const pgliteDialect = (thread: PgliteThread): Dialect => ({
  createAdapter: () => new PGliteAdapter(),
  createDriver: () => pgliteDriver(thread),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

function pgliteDriver(thread: PgliteThread): Driver {
  const connection = pgliteConnection(thread)
  const waiting: (() => void)[] = []
  let isHeld = false
  const run = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement))

  return {
    init: async () => undefined,
    acquireConnection: async () => {
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
      isHeld = true
      return connection
    },
    releaseConnection: async () => {
      const next = waiting.shift()
      if (next === undefined) isHeld = false
      else next()
    },
    beginTransaction: async (_connection, settings) => {
      await run(beginStatement(settings))
    },
    commitTransaction: async () => {
      await run('commit')
    },
    rollbackTransaction: async () => {
      await run('rollback')
    },
    destroy: () => thread.close(),
  }
}

function beginStatement({ isolationLevel, accessMode }: TransactionSettings): string {
  const modes = [
    ...(isolationLevel === undefined ? [] : [`isolation level ${isolationLevel}`]),
    ...(accessMode === undefined ? [] : [accessMode]),
  ]
  return modes.length === 0 ? 'begin' : `begin transaction ${modes.join(', ')}`
}

function pgliteConnection(thread: PgliteThread): DatabaseConnection {
  return {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const { rows, affectedRows } = await thread.query(query.sql, query.parameters)
      return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) }
    },
    streamQuery: () => {
      throw new Error('Read large answers in pieces (db/keyedRows)')
    },
  }
}
