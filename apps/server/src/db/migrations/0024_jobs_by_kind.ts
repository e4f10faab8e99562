import { sql, type Kysely } from 'kysely'

/**
 * The due jobs of each kind by themselves. In one list of all kinds a claim for one kind read past every waiting job of the
 * others. The index of keys no longer begins with the kind, so that nothing but a key is looked up by it: where many jobs came since
 * PostgreSQL last counted its rows, it read all of one kind by that index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `drop index job_due`,
  `create index job_due on job (kind, due_at, job_id) where state in ('waiting', 'running')`,
  `drop index job_of_key`,
  `create index job_of_key on job (concurrency_key, kind, job_id) where state in ('waiting', 'running')`,
]
