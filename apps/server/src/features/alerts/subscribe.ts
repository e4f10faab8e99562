import type { DatabaseTransaction } from '../../db/schema/schema'

/** Somebody takes the alerts of a store's service drive from now on; who takes them already goes on (S-135, S-403). */
export async function subscribe(
  transaction: DatabaseTransaction,
  hyperionId: string,
  userName: string,
): Promise<null> {
  await transaction
    .insertInto('alert_subscription')
    .values({ hyperion_id: hyperionId, user_name: userName })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return null
}
