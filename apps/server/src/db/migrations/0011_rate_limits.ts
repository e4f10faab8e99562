import { sql, type Kysely } from 'kysely'

/**
 * How often somebody called within a minute, for processes that share a database. What is counted is worth nothing after a
 * crash and is written with every call: the table is unlogged. A key is a hash, so that it names nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create unlogged table rate_limit (
    key text primary key,
    calls integer not null,
    ends_at timestamptz not null
  )`,
  `create index rate_limit_ended on rate_limit (ends_at)`,
]
