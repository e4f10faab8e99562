import { recentLimit } from '@retain/domain/quick-search/recents'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Database } from '../../db/schema/schema'

/** An opportunity as its list of recently viewed ones shows it. */
export type StoredView = Awaited<ReturnType<typeof findLastViewed>>[number]

/** The opportunities of a store that somebody viewed last, newest first, 10 at most (L-560). */
export const findLastViewed = (db: Database, userName: string, hyperionId: string) =>
  db
    .selectFrom('opportunity_viewed as v')
    .innerJoin('opportunity as o', (join) =>
      join.onRef('o.hyperion_id', '=', 'v.hyperion_id').onRef('o.oppt_id', '=', 'v.oppt_id'),
    )
    .select([
      'o.oppt_id',
      'o.hyperion_id',
      'o.customer_name',
      'o.year',
      'o.make_name',
      'o.model_name',
      'v.viewed_at',
    ])
    .where('v.hyperion_id', '=', hyperionId)
    .where('v.user_name', '=', userName)
    .orderBy('v.viewed_at', 'desc')
    .orderBy('v.oppt_id')
    .limit(recentLimit)
    .execute()

/** A view of an opportunity. */
export interface View {
  readonly hyperionId: string
  readonly opptId: string
  readonly userName: string
  readonly viewedAt: Instant
}

/**
 * Records that somebody viewed an opportunity; of each one the last view is kept.
 *
 * @returns whether the store has such an opportunity.
 */
export async function saveView(
  db: Database,
  { hyperionId, opptId, userName, viewedAt }: View,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('opportunity_viewed')
    .columns(['hyperion_id', 'user_name', 'oppt_id', 'viewed_at'])
    .expression((eb) =>
      eb
        .selectFrom('opportunity as o')
        .select([
          'o.hyperion_id',
          eb.val(userName).$castTo<string>().as('user_name'),
          'o.oppt_id',
          eb.cast<Instant>(eb.val(viewedAt), 'timestamptz').as('viewed_at'),
        ])
        .where('o.hyperion_id', '=', hyperionId)
        .where('o.oppt_id', '=', opptId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['hyperion_id', 'user_name', 'oppt_id'])
        .doUpdateSet((eb) => ({ viewed_at: eb.ref('excluded.viewed_at') })),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
