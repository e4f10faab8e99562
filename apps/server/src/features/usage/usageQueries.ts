import type { Instant } from '@retain/domain/calendar/instant'
import type { Database } from '../../db/schema/schema'

/** One thing that somebody did. */
export interface Usage {
  readonly hyperionId: string
  readonly userName: string
  readonly action: string
  readonly usedAt: Instant
}

/** Records what somebody did, in one statement. */
export async function addUsages(db: Pick<Database, 'insertInto'>, usages: readonly Usage[]): Promise<void> {
  await db
    .insertInto('user_usage')
    .values(
      usages.map((usage) => ({
        hyperion_id: usage.hyperionId,
        user_name: usage.userName,
        action: usage.action,
        used_at: usage.usedAt,
      })),
    )
    .execute()
}
