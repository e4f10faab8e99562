import type { Database } from '../../db/schema/schema'

/** The signature that somebody's emails end with; `null` when none was saved. */
export async function findSignature(db: Database, userName: string): Promise<string | null> {
  const user = await db
    .selectFrom('app_user')
    .select('signature')
    .where('user_name', '=', userName)
    .executeTakeFirst()
  return user?.signature ?? null
}
