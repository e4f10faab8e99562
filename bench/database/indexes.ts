import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/schema/schema.ts'

/**
 * Fills tables without their indexes and makes these afterwards, which takes a fraction of the time. What keeps a key
 * stays all the time.
 */
export async function withoutIndexes(db: Database, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and not i.indisunique`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db)
  await fill()
  for (const { definition } of rows) await sql.raw(definition).execute(db)
}
