import type { Database } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'

/** The signature that somebody's emails end with; `null` when none was saved. */
export async function findSignature(db: Database, caller: Pick<Caller, 'userName'>): Promise<string | null> {
  const user = await db
    .selectFrom('app_user')
    .select('signature')
    .where('user_name', '=', caller.userName)
    .executeTakeFirst()
  return user?.signature ?? null
}
