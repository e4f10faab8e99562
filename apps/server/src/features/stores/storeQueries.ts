import type { Instant } from '@retain/domain/calendar/instant'
import type { Database } from '../../db/schema/schema'

/** What of a store the answers need. */
export interface StoreRow {
  readonly hyperionId: string
  readonly name: string
  readonly timeZone: string
}

/** The stores of these codes that we know, in no order. */
export async function findStores(db: Database, hyperionIds: readonly string[]): Promise<StoreRow[]> {
  if (hyperionIds.length === 0) return []
  return db
    .selectFrom('store')
    .select(['hyperion_id as hyperionId', 'name', 'time_zone as timeZone'])
    .where('hyperion_id', 'in', hyperionIds)
    .execute()
}

/** The store that an opportunity belongs to; `null` for an unknown one. */
export async function findOpportunityStore(db: Database, opptId: string): Promise<string | null> {
  const row = await db
    .selectFrom('opportunity')
    .select('hyperion_id')
    .where('oppt_id', '=', opptId)
    .executeTakeFirst()
  return row?.hyperion_id ?? null
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
