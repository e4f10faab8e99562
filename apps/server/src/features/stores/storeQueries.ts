import type { Instant } from '@retain/domain/calendar/instant'
import type { Database } from '../../db/schema/schema'

/** The name of a store; `null` for an unknown one. */
export async function findStoreName(db: Database, hyperionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('store')
    .select('name')
    .where('hyperion_id', '=', hyperionId)
    .executeTakeFirst()
  return row?.name ?? null
}

/** Remembers the store that somebody works in. */
export async function saveActiveStore(
  db: Database,
  userName: string,
  hyperionId: string,
  now: Instant,
): Promise<void> {
  const choice = { hyperion_id: hyperionId, chosen_at: now }
  await db
    .insertInto('active_store')
    .values({ user_name: userName, ...choice })
    .onConflict((conflict) => conflict.column('user_name').doUpdateSet(choice))
    .execute()
}
